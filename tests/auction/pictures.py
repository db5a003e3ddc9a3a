"""The board of the auction: a line a player, with coins and lots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.canvas import Page
from rendering.nodes import Scene
from rendering.pictures import Pictures
from rendering.scoreboard import Source, score_text
from rendering.scoreboard import score_scene as table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.words import Words
    from rules.model import Event
    from tests.auction.state import AuctionView

W, ROW = 1080, 120


def _board(
    view: AuctionView, events: Sequence[Event], words: Words, theme: str
) -> tuple[Scene, ...]:
    blocks = []
    for seat, line in enumerate(_lines(view, words)):
        page = Page(words.catalogue)
        page.plate(8, 8, W - 16, ROW - 16, "plate", "plate_edge", 2, 14)
        page.shield(seat, 22, 20, 76)
        page.text(line, 120, 74, "serif", 44, "ink", W - 150, 37)
        blocks.append(page.block(f"seat{seat}", 0, seat * ROW, W, ROW))
    height = ROW * len(view.players)
    return (Scene("auction/board", theme, W, height, "ground", (), tuple(blocks)),)


def _lines(view: AuctionView, words: Words) -> list[str]:
    return [
        words(
            "auction-board",
            name=words.name(seat),
            n=player.coins,
            lots=len(player.lots),
        )
        for seat, player in enumerate(view.players)
    ]


def _text(view: AuctionView, words: Words) -> str:
    return "\n".join(_lines(view, words))


def _scores(
    view: AuctionView, events: Sequence[Event], words: Words, theme: str
) -> Scene:
    if view.result is None:
        raise ValueError("the game is not over, so there is no final score")
    scores, winners = view.result.scores, view.result.winners
    return table(
        "auction/scores",
        (Source("coin", "points-auction", scores),),
        scores,
        winners,
        words,
        theme,
    )


def _scores_text(view: AuctionView, events: Sequence[Event], words: Words) -> str:
    if view.result is None:
        raise ValueError("the game is not over, so there is no final score")
    return score_text(
        (Source("coin", "points-auction", view.result.scores),),
        view.result.scores,
        words,
    )


PICTURES = Pictures(
    scenes=dict.fromkeys(("full", "glance", "phone", "players"), _board),
    captions=lambda view, events, words, kind: [_text(view, words)],
    text=_text,
    score_scene=_scores,
    score_text=_scores_text,
    charts_scene=_scores,
    charts_text=_scores_text,
)
