"""What the README and the pages for Python show is what happens."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def python_blocks(page: str) -> str:
    text = (ROOT / page).read_text(encoding="utf-8")
    return "\n".join(re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize(
    "page", ["README.md", "README.zh-CN.md", "docs/python.md", "docs/batch.md", "docs/batch.zh-CN.md"]
)
def test_the_python_of_a_page_does_what_it_shows(page: str) -> None:
    parsed = doctest.DocTestParser().get_doctest(python_blocks(page), {}, page, page, 0)
    assert parsed.examples
    failures = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(parsed).failed
    assert failures == 0


def test_the_page_of_fan_is_that_of_the_table() -> None:
    spec = importlib.util.spec_from_file_location("make_fan_page", ROOT / "docs" / "make_fan_page.py")
    assert spec is not None and spec.loader is not None
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    assert (ROOT / "docs" / "fan.md").read_text(encoding="utf-8") == maker.page()
