"""A language of longer words with accents, Greek and Cyrillic, to see whether pictures bear translation."""

from __future__ import annotations

from typing import Any

from rendering.words import Catalogue

LETTERS = str.maketrans("aeiouyAEIOUYncs", "åéîøûÿÅÉÎØÛÝñçš")
LONGER = 1.4  # German and Russian names are about so much longer than English ones
SHORT = 1.2
# the catalogue asks for short names of tiles of at most so many letters
SHORT_NAME = 10


class Pseudo(Catalogue):
    """English with every letter changed and every word made longer; every message has a short form."""

    def __init__(self) -> None:
        super().__init__("en")
        self.language = "pseudo"

    def has(self, message_id: str) -> bool:
        return super().has(message_id.removesuffix(".short"))

    def short(self, message_id: str) -> str:
        return self.say(f"{message_id}.short")

    def say(self, message_id: str, args: dict[str, Any] | None = None) -> str:
        short = message_id.endswith(".short")
        source = (
            message_id if super().has(message_id) else message_id.removesuffix(".short")
        )
        text = super().say(source, args)
        if message_id.endswith(".letter") or message_id == "who":
            return text
        if short and message_id.startswith(("tile-", "mc-card-")):
            return _longer(text, min(SHORT_NAME - len(text), round(len(text) * 0.2)))
        words = text.split(" ")
        share = (SHORT if short else LONGER) - 1
        return " ".join(_longer(word, round(len(word) * share)) for word in words)


def _longer(word: str, more: int) -> str:
    return word.translate(LETTERS) + ("жλüдфшщö" * 3)[: max(0, more)]
