"""Runs a WebAssembly program of the standard system interface: run.py PROGRAM.wasm INPUT OUTPUT (needs wasmtime)."""

import sys

from wasmtime import Engine, Linker, Module, Store, WasiConfig


def main() -> None:
    program, standard_input, standard_output = sys.argv[1:]
    engine = Engine()
    system = WasiConfig()
    system.stdin_file = standard_input
    system.stdout_file = standard_output
    system.inherit_stderr()
    store = Store(engine)
    store.set_wasi(system)
    linker = Linker(engine)
    linker.define_wasi()
    instance = linker.instantiate(store, Module.from_file(engine, program))
    instance.exports(store)["_start"](store)


if __name__ == "__main__":
    main()
