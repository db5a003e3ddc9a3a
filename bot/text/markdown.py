"""Texts that people typed or imported, as messages repeat them: Discord renders nothing of them."""

from __future__ import annotations

import re

PAGE = 1_900  # characters of a text in one code block
_GLUE = "\u2060"  # takes no room and breaks no line
_SIGNS = re.compile(r"\\|\*|~~|\|\||<|@|\[|(?<![^\W_])_|_(?![^\W_])|(?<=:)(?=//)|(?:^|(?<=\n))(?=#|>)")
_CODE = "\u02cb"  # looks like the sign that begins code, which no backslash disarms within code


def quoted(text: str) -> str:
    """A text as it is, but no mention, markdown, link, time or code works in it; codes of actions stay the same."""
    return _SIGNS.sub(_disarmed, text.replace("`", _CODE))


def _disarmed(sign: re.Match[str]) -> str:
    if not sign[0]:
        return _GLUE
    armed = "".join(f"\\{char}" for char in sign[0])
    return armed + _GLUE if sign[0] in "@<" else armed


def in_code(content: str) -> list[str]:
    """A text as code blocks that each fit into a message, cut between lines where there is one."""
    content = content.replace("```", "`\u200b``")
    pages = []
    while content:
        end = len(content) if len(content) <= PAGE else content.rfind("\n", 0, PAGE) + 1 or PAGE
        pages.append(f"```\n{content[:end]}\n```")
        content = content[end:]
    return pages
