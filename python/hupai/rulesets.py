"""Rule sets by the names that people call them."""

from __future__ import annotations

from hupai._core import Guobiao
from hupai.errors import RuleError, UnsupportedRuleError

TYPE_CHECKING = False
if TYPE_CHECKING:  # importing typing takes longer than importing hupai
    from typing import Any

__all__ = ["Rules", "rules"]

Rules = Guobiao

_RULES_BY_NAME = {
    "guobiao": Guobiao,
    "mcr": Guobiao,
    "国标": Guobiao,
    "国标麻将": Guobiao,
    "桐城麻将": Guobiao,
    "商城欢乐斗麻将": Guobiao,
}
_NOT_BUILT_YET = ("liaoyang", "辽阳麻将", "辽阳")


def rules(name: str, /, **options: Any) -> Rules:
    """Rules by name, with options by keyword.

    Args:
        name: `"guobiao"`, 国标, 国标麻将; 桐城麻将 and 商城欢乐斗麻将 play by Guobiao rules too.
        options: those of the rule set's class, as values or as text: `mixed_kongs=0`, `strict_1998="true"`.

    Raises:
        RuleError: no rule set is called so, or it has no such option.
        UnsupportedRuleError: rules that this version does not know yet.

    >>> rules("国标麻将", edition="wmo2014")
    Guobiao(edition='wmo2014')
    """
    if name in _NOT_BUILT_YET:
        raise UnsupportedRuleError("unsupported_rule", f"{name} (not built yet, 尚未实现)")
    if name not in _RULES_BY_NAME:
        raise RuleError("unknown_rules", f"{name!s:.50}")
    return _RULES_BY_NAME[name](**options)
