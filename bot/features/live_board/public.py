"""The part of a page for everybody: the board as SVG, block by block, the deciding player, and the events.

Nothing here knows the visitor, so nothing of a hand can get into it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from bot.core.model import GameInfo, Moment, Position
from bot.delivery import question
from bot.features.live_board.use_cases import Now
from bot.text import game_status, people, reports
from bot.text.localization import Localization, localization_for
from rules.model import Event, GameView, PhaseEnded
from rules.register import find_game

if TYPE_CHECKING:
    from rendering import Scene, Words

Layout: TypeAlias = Literal["full", "phone"]
LAYOUTS: tuple[Layout, ...] = get_args(Layout)
LOOKS: Mapping[Layout, str] = {"full": "wide", "phone": "phone"}
"""The kind of picture from which each layout is made."""
Answer: TypeAlias = "dict[str, Any]"
"""An answer as it is sent, in JSON."""
Place: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height of a block, in the page's own units."""

_MARKUP = re.compile(r"\*\*|^-# |<(/[^:>]+):\d+>", re.MULTILINE)
_CODE = re.compile(r"`([^`]*)`")


class PageBlock(NamedTuple):
    """A block of a page: where it lies, its SVG, the tile on it with its name, and all of these in JSON."""

    place: Place
    svg: str
    tile: str
    label: str
    sent: msgspec.Raw


class BoardPage(NamedTuple):
    """One picture of a layout: its size, what lies behind the blocks, and the blocks by name."""

    width: int
    height: int
    backdrop: str
    blocks: Mapping[str, PageBlock]


BoardPages: TypeAlias = "tuple[BoardPage, ...]"


class LogLine(NamedTuple):
    """An action: its step, what it came to, the blocks it was about, its seat, turn and phase, and what followed."""

    step: int
    text: str
    blocks: tuple[str, ...]
    seat: int
    title: str
    followed: str


class Shown(NamedTuple):
    """The content of a page about a position, from which answers can compute a difference."""

    board: BoardPages
    log: tuple[LogLine, ...]


def board(
    l10n: Localization,
    info: GameInfo,
    view: GameView,
    events: Sequence[Event],
    layout: Layout,
) -> BoardPages:
    """Return the pages of a position, with a key of all signs on the last; takes about a millisecond of processor."""
    import rendering
    from rendering.legend import keyed

    words = drawn_words(l10n, info)
    scenes = rendering.scene(view, events, words, LOOKS[layout])
    scenes = [_without_key(scene) for scene in scenes]
    signs = rendering.PICTURES[view.game].signs
    scenes[-1] = keyed(words.catalogue, scenes[-1], signs)
    return tuple(page(view, scene, words) for scene in scenes)


def _without_key(scene: Scene) -> Scene:
    kept = [block for block in scene.blocks if block.name != "legend"]
    height = max([block.y + block.h for block in kept]) + 8
    return msgspec.structs.replace(scene, blocks=tuple(kept), height=height)


def drawn_words(l10n: Localization, info: GameInfo) -> Words:
    """Return the words on a game's pictures."""
    return _words(people.holders(l10n, info), l10n.language)


@lru_cache(maxsize=1_024)
def _words(names: tuple[str, ...], language: str) -> Words:
    import rendering

    return rendering.Words(names, language)


def page(view: GameView, scene: Scene, words: Words) -> BoardPage:
    """Return a picture of a position as a page."""
    import rendering
    from rendering import svg

    game, language = view.game, words.catalogue.language
    tiles = rendering.PICTURES[game].tiles(view)
    blocks = {
        block.name: _page_block(
            (block.x, block.y, block.w, block.h),
            svg.block(block),
            tiles.get(block.name, ""),
            game,
            language,
        )
        for block in scene.blocks
    }
    return BoardPage(scene.width, scene.height, svg.backdrop(scene), blocks)


@lru_cache(maxsize=4_096)  # most blocks are as in the answer before
def _page_block(
    place: Place, svg: str, tile: str, game: str, language: str
) -> PageBlock:
    label = _tile_name(game, tile, language) if tile else ""
    sent = msgspec.Raw(msgspec.json.encode((*place, svg, tile, label)))
    return PageBlock(place, svg, tile, label, sent)


@lru_cache(maxsize=4_096)
def _tile_name(game: str, tile: str, language: str) -> str:
    import rendering

    return rendering.PICTURES[game].tile_name(tile, _words((), language))


def shown(l10n: Localization, now: Now, layout: Layout) -> Shown:
    """Return the board and the log of a game that has begun."""
    view = now.position.view()
    return Shown(board(l10n, now.info, view, now.events, layout), log(l10n, now, view))


def past(l10n: Localization, info: GameInfo, moment: Moment, layout: Layout) -> Answer:
    """Return an earlier position, and what the action before it came to."""
    sentences = reports.action_in_full(
        l10n, find_game(info.game), shown_names(l10n, info), moment.events
    )
    shown = board(l10n, info, moment.view, moment.events, layout)
    return {"said": sentences, "pages": pages(shown, None)}


def changes(now: Shown, before: Shown | None) -> Answer:
    """Return the pages and the log, or what differs from what is shown: of the log the lines from a step on."""
    known = {} if before is None else {line[0]: line for line in before.log}
    differing = (line[0] for line in now.log if known.get(line[0]) != line)
    first = next(differing, now.log[-1][0] + 1 if now.log else 0)
    lines = [line for line in now.log if line[0] >= first]
    return {
        "pages": pages(now.board, before and before.board),
        "log_from": first,
        "log": lines,
    }


def pages(now: BoardPages, before: BoardPages | None) -> list[Answer]:
    """Return the pages as the browser takes them: whole, or of pages that lie as before only the blocks that differ."""
    if before is None or len(before) != len(now):
        return [_whole(page) for page in now]
    return [_changed(page, old) for page, old in zip(now, before, strict=True)]


def _whole(page: BoardPage) -> Answer:
    return {
        "size": [page.width, page.height],
        "back": page.backdrop,
        "blocks": {name: block.sent for name, block in page.blocks.items()},
    }


def _changed(page: BoardPage, old: BoardPage) -> Answer:
    places = [(name, block.place) for name, block in page.blocks.items()]
    if (
        places != [(name, block.place) for name, block in old.blocks.items()]
        or page.backdrop != old.backdrop
    ):
        return _whole(page)
    changed = {
        name: [block.svg, block.tile, block.label]
        for name, block in page.blocks.items()
        if block != old.blocks[name]
    }
    return {"changed": changed}


def drawing(scene: Scene) -> Answer:
    """Return a whole picture: its size and its SVG."""
    from rendering import svg

    return {"size": [scene.width, scene.height], "svg": svg.body(scene)}


def charts(
    l10n: Localization, view: GameView, events: Sequence[Event], names: Sequence[str]
) -> list[Answer]:
    """Return the final score and the course of a finished game, each with its text; `events` are all of its events."""
    import rendering

    pictures, words = (
        rendering.PICTURES[view.game],
        rendering.Words(names, l10n.language),
    )
    theme = rendering.THEMES[0]
    return [
        drawing(pictures.score_scene(view, events, words, theme))
        | {"text": pictures.score_text(view, events, words)},
        drawing(pictures.charts_scene(view, events, words, theme))
        | {"text": pictures.charts_text(view, events, words)},
    ]


def state(now: Now, l10n: Localization, thread: str) -> Answer:
    """Return what stands beside the board."""
    info, names = now.info, shown_names(l10n, now.info)
    return {
        "game": info.id,
        "revision": info.revision,
        "mark": mark(now, l10n),
        "status": info.status,
        "title": game_status.title(l10n, info),
        "seats": _in_focus(now.position),
        "initials": initials(names),
        "line": line(l10n, now.position, names),
        "steps": now.steps,
        "thread": thread,
        "language": l10n.language,
    }


def _in_focus(position: Position) -> Sequence[int]:
    """Return the seats that the line names: who decides, or who has won."""
    info, decision = position.info, position.decision
    if info.winners is not None:
        return info.winners
    if question.is_joint(position):
        return [waited.seat for waited in info.awaited]
    return [] if decision is None else [decision.seat]


def mark(now: Now, l10n: Localization) -> str:
    """Return a short text that differs whenever the public answer does."""
    return hashlib.sha256(repr((now.mark, l10n.language)).encode()).hexdigest()[:16]


def line(l10n: Localization, position: Position, names: Sequence[str]) -> str:
    """Return whose decision it is and what is decided; of a finished game who has won."""
    info, decision = position.info, position.decision
    if info.status == "cancelled":
        return l10n.format("card-cancelled")
    if not position.begun:
        return l10n.format("live-not-begun")
    if info.winners is not None:
        winners = l10n.join([names[seat] for seat in info.winners])
        score = (
            max((info.scores or (0,))[seat] for seat in info.winners)
            if info.winners
            else 0
        )
        ended = l10n.format(
            "ended-line", winners=winners, count=len(info.winners), score=score
        )
        for seat in info.winners:
            if played := info.seats[seat].played_for:
                sentence = reports.played_by_others(
                    l10n, names[seat], played, style=people.bare
                )
                ended += f" {sentence}"
        return ended.removeprefix("🏆 ")  # the page's typefaces have no emoji
    if decision is None:
        return l10n.format("prompt-over")
    if info.paused is not None:
        return l10n.format("clocks-paused")
    if question.is_joint(position):
        waiting = l10n.join([names[waited.seat] for waited in info.awaited])
        return l10n.format("prompt-awaited", players=waiting)
    kind = l10n.kind(position.kind)
    return l10n.format("live-waiting", player=names[decision.seat], kind=kind)


def shown_names(l10n: Localization, info: GameInfo) -> tuple[str, ...]:
    """Return what the seats are called on the page: their people, or their colors where one person plays all."""
    holders = people.holders(l10n, info, people.bare)
    return tuple(name or people.colour(l10n, seat) for seat, name in enumerate(holders))


@lru_cache(maxsize=256)
def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the letters on the seats' shields: the first of each name, of names that begin alike the first two."""
    letters = ["".join(filter(str.isalnum, name)) or name for name in names]
    firsts = [one[:1].upper() for one in letters]
    return tuple(
        one[:2].capitalize() if firsts.count(first) > 1 else first
        for one, first in zip(letters, firsts, strict=True)
    )


@lru_cache(maxsize=4_096)  # with each of the next thirty actions it is asked for again
def _action_text(
    language: str, kind: str, names: tuple[str, ...], stored: bytes
) -> tuple[str, str, PhaseEnded[GameView] | None]:
    """Return what an action came to, what followed, and the phase that it ended."""
    game = find_game(kind)
    events = game.decode_events(stored)
    ended = next((event for event in events if isinstance(event, PhaseEnded)), None)
    return *reports.action_in_full(
        localization_for(language), game, names, events
    ), ended


@lru_cache(maxsize=4_096)
def _phase_title(language: str, kind: str, turn: int, phase: int) -> str:
    return reports.phase_title(localization_for(language), find_game(kind), turn, phase)


def log(l10n: Localization, now: Now, view: GameView) -> tuple[LogLine, ...]:
    """Return the last public actions in order."""
    import rendering

    info, find = now.info, rendering.PICTURES[view.game].was_on
    names, turn, phase = shown_names(l10n, info), info.turn, info.phase
    lines = []
    for back, (seat, code, events) in enumerate(reversed(now.log)):
        text, followed, ended = _action_text(l10n.language, info.game, names, events)
        if ended is not None:
            turn, phase = ended.turn, ended.phase
        if text or followed:
            title = _phase_title(l10n.language, info.game, turn, phase)
            lines.append(
                LogLine(now.steps - back, text, find(view, code), seat, title, followed)
            )
    return tuple(reversed(lines))


def plain(l10n: Localization, text: str) -> str:
    """Return a text of Discord's messages without its markup; what is code there is quoted."""
    quoted = _CODE.sub(lambda code: l10n.format("live-quoted", what=code[1]), text)
    return _MARKUP.sub(r"\1", quoted)


def in_words(l10n: Localization, position: Position) -> str:
    """Return the whole position in words."""
    import rendering

    return rendering.text(position.view(), drawn_words(l10n, position.info))


def tile_text(l10n: Localization, position: Position, tile: str) -> str | None:
    """Return what a tile does and where it is; None for an unknown one."""
    import rendering

    words = drawn_words(l10n, position.info)
    try:
        return rendering.tile_text(position.info.game, tile, words, position.view())
    except KeyError:
        return None
