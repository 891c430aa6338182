"""Writes docs/fan.md from the table of fan: `python docs/make_fan_page.py`."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

from hupai.cli.main import main

HEAD = """# The table of fan

Written by `docs/make_fan_page.py` from the table that the scorer itself uses; `hupai fans` prints it too.
A value is that of `edition="mil"`; where `wmo2014` has another, it stands in brackets. "of these": only for the sets
that the higher fan is made of. "(one)": one of them less. Numbers are the rule book's; 明暗杠 is no fan of its list.

| # | 番 | fan | value | not with | id |
|---|---|---|---|---|---|
"""


EXTENTS = {"all": "", "of_these": " of these", "one": " (one)"}


def table(edition: str) -> list[dict[str, Any]]:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        main(["fans", "--json", "--option", f"edition={edition}"])
    fans: list[dict[str, Any]] = json.loads(printed.getvalue())["fans"]
    return fans


def row(mil: dict[str, Any], wmo: dict[str, Any]) -> str:
    value = str(mil["value"]) if mil["value"] == wmo["value"] else f"{mil['value']} [{wmo['value']}]"
    excludes = ", ".join(one["name"] + EXTENTS[one["extent"]] for one in mil["excludes"])
    return f"| {mil['number'] or '–'} | {mil['name']} | {mil['english']} | {value} | {excludes or '–'} | `{mil['id']}` |\n"


def page() -> str:
    return HEAD + "".join(row(one, other) for one, other in zip(table("mil"), table("wmo2014"), strict=True))


if __name__ == "__main__":
    Path(__file__).with_name("fan.md").write_text(page(), encoding="utf-8")
