# WebAssembly with Debian's clang, lld, wasi-libc and libc++: -DHUPAI_THREADS=OFF, and no exceptions.
# CMAKE_CXX_COMPILER may name one of several clangs; 16 is the oldest whose libc++ will do.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
if(NOT CMAKE_CXX_COMPILER)
  set(CMAKE_CXX_COMPILER clang++)
endif()
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# The newest clangs would rather call the target wasm32-wasip1, which the oldest do not know.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -Wno-deprecated")
