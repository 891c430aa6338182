"""Writes docs/fan.md from the table of fan: `python docs/make_fan_page.py`."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

from hupai.cli.main import main

HEAD = """# The tables of fan

Written by `docs/make_fan_page.py` from the tables that the scorers themselves use; `hupai fans` prints them too.

## Guobiao

A value is that of `edition="mil"`; where `wmo2014` has another, it stands in brackets. "of these": only for the sets
that the higher fan is made of. "(one)": one of them less. Numbers are the rule book's; 明暗杠 is no fan of its list.

| # | 番 | fan | value | not with | id |
|---|---|---|---|---|---|
"""


LIAOYANG = """
## Liaoyang

Each counts 1; 长毛 and 蛋 as their options say. Those of a loser raise what that loser pays, and stand in the settlement.
Numbers are the rule document's (F1-F23); 蛋 is an option. "repeats": may count several times.

| F | 番 | fan | repeats | id |
|---|---|---|---|---|
"""


EXTENTS = {"all": "", "of_these": " of these", "one": " (one)"}


def table(*options: str) -> list[dict[str, Any]]:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        main(["fans", "--json", *options])
    fans: list[dict[str, Any]] = json.loads(printed.getvalue())["fans"]
    return fans


def row(mil: dict[str, Any], wmo: dict[str, Any]) -> str:
    value = str(mil["value"]) if mil["value"] == wmo["value"] else f"{mil['value']} [{wmo['value']}]"
    excludes = ", ".join(one["name"] + EXTENTS[one["extent"]] for one in mil["excludes"])
    return f"| {mil['number'] or '–'} | {mil['name']} | {mil['english']} | {value} | {excludes or '–'} | `{mil['id']}` |\n"


def liaoyang_row(one: dict[str, Any]) -> str:
    repeats = "yes" if one["repeats"] else "–"
    return f"| {one['number'] or '–'} | {one['name']} | {one['english']} | {repeats} | `{one['id']}` |\n"


def page() -> str:
    editions = (table("--option", f"edition={edition}") for edition in ("mil", "wmo2014"))
    guobiao = "".join(row(one, other) for one, other in zip(*editions, strict=True))
    liaoyang = "".join(liaoyang_row(one) for one in table("--rules", "liaoyang", "--indicator", "1m"))
    return HEAD + guobiao + LIAOYANG + liaoyang


if __name__ == "__main__":
    Path(__file__).with_name("fan.md").write_text(page(), encoding="utf-8")
