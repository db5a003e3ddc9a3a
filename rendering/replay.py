"""A game as an animated picture: the glance card through its turns, then how the prestige grew.

Or as pages of stills: the card at the end of each turn.
"""

from __future__ import annotations

import io
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from PIL import Image

from rendering.glance.banner import turn_banner, with_gains
from rendering.glance.sheet import H, W
from rendering.moves import FINEST, between, stops
from rendering.paint import draw
from rendering.register import PICTURES
from rendering.sentences import OF_TURN, shortened
from rules.model import GameEnded, PhaseEnded, ended
from rules.shared.road_view import RoadView

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rendering.moves import Fineness
    from rendering.nodes import Block, Scene
    from rendering.words import Words
    from rules.game import Game, GameState
    from rules.model import Event, GameView, Result

MOST_FRAMES = 140
"""Frames of a replay, those between two positions included."""
OF_A_TURN = 12
# percent of the frames that are there for moments, where so many moments matter little
OF_MOMENTS = 62
QUICK, SLOW, SCORING, LAST = 250, 800, 1500, 4000
"""Milliseconds a frame is shown."""
STEP_MILLISECONDS = 120  # milliseconds of a frame in between
STILLS_PER_PAGE, MOST_PAGES = 3, 10
"""Stills on a page, and the pages that one message takes."""
FORMATS = {"webp": "WEBP", "gif": "GIF"}


class Moment(NamedTuple):
    """A position worth a frame.

    It has a spectator's view, the events since the one before, and a weight: 3 the end of a turn, 2 a scoring
    or a change of the lead, 1 an event with a frame of its own, 0 the end of a phase.
    """

    view: GameView
    events: tuple[Event, ...]
    weight: int
    milliseconds: int


class Still(NamedTuple):
    """A card of 1100 by 700 pixels and its description in words."""

    scene: Scene
    caption: str


class Frame(NamedTuple):
    """A scene of 1100 by 700 and how long it is shown."""

    scene: Scene
    milliseconds: int


def moments(
    game: Game,
    state: GameState,
    begun: Sequence[Event],
    actions: Iterable[tuple[int, str]],
) -> list[Moment]:
    """Return the moments of a replay, from the events of the set-up and the actions; change the state.

    Except for the last moment nobody is asked in them: no prices, no player to move.
    """
    kinds = PICTURES[game.id].replayed
    moments_: list[Moment] = []
    waiting: list[Event] = []
    leader: int | None = None
    # One action after another: the views below are of the state as it is by then.
    for events in chain(
        [list(begun)], (game.apply(state, seat, code) for seat, code in actions)
    ):
        for event in events:
            waiting.append(event)
            if not isinstance(event, PhaseEnded):
                continue
            scores = [player.prestige for player in event.view.players]
            ahead = (
                scores.index(max(scores)) if scores.count(max(scores)) == 1 else leader
            )
            scored = any(isinstance(event, kinds.scorings) for event in waiting)
            last = event.phase == kinds.last_phase
            weight = 2 if scored or ahead != leader else 3 if last else 0
            leader = ahead
            moments_.append(
                Moment(
                    _changed(event.view, decision=None),
                    tuple(waiting),
                    weight,
                    SCORING if scored else QUICK,
                )
            )
            waiting = []
        if any(
            isinstance(event, kinds.framed) and not _idle(event) for event in waiting
        ):
            moments_.append(
                Moment(
                    _changed(game.view(state), decision=None), tuple(waiting), 1, SLOW
                )
            )
            waiting = []
        if any(isinstance(event, GameEnded) for event in events):
            moments_.append(Moment(game.view(state), tuple(waiting), 3, SCORING))
            waiting = []
    if waiting or not moments_:
        moments_.append(
            Moment(
                _changed(game.view(state), decision=None), tuple(waiting), 3, SCORING
            )
        )
    return moments_


def _idle(event: Event) -> bool:
    """Return whether an event leaves the provost where he is."""
    start = getattr(event, "start", None)
    return start is not None and start == getattr(event, "end", None)


def _changed(view: Any, **fields: int | None) -> Any:
    return msgspec.structs.replace(view, **fields)


def chosen(every: Sequence[Moment], most: int) -> list[Moment]:
    """Return at most so many moments.

    The least important are left out first; their events are given to the next.
    """
    room, weights = most, sorted((moment.weight for moment in every), reverse=True)
    if len(every) <= room:
        return list(every)
    least = weights[room - 1]
    spare = room - sum(weight > least for weight in weights)
    kept: list[Moment] = []
    carried: tuple[Event, ...] = ()
    seen = 0
    of_least = sum(weight == least for weight in weights)
    for moment in every:
        keep = moment.weight > least
        if moment.weight == least:
            # Evenly spread over the game, the last of them always among those that are kept.
            keep = (seen + 1) * spare // of_least > seen * spare // of_least
            seen += 1
        if keep:
            kept.append(moment._replace(events=(*carried, *moment.events)))
            carried = ()
        else:
            carried = (*carried, *moment.events)
    return kept


def frames(
    moments_: Sequence[Moment],
    words: Words,
    theme: str = "light",
    most: int = MOST_FRAMES,
) -> list[Frame]:
    """Return the frames of the moments with those in between.

    In-between frames show the walking provost, moving workers, and changing ranks.

    Where there are too many moments, those of least weight are left out. In-between frames are as fine as there
    is room for, finer before the moments of more weight.
    """
    draw_card = PICTURES[moments_[0].view.game].scenes["glance"]
    matter = sum(moment.weight > 0 for moment in moments_)
    kept = chosen(moments_, min(most, max(matter, most * OF_MOMENTS // 100)))
    cards = [draw_card(moment.view, moment.events, words, theme)[0] for moment in kept]
    cards = [
        cards[0],
        *(
            _captioned(card, *pair, words)
            for card, pair in zip(cards[1:], pairwise(kept), strict=True)
        ),
    ]

    def gap(number: int, fine: Fineness) -> list[Scene]:
        before, after, last = (
            kept[number - 1].view,
            kept[number].view,
            cards[number - 1],
        )
        moments_ = []
        if isinstance(before, RoadView) and isinstance(after, RoadView):
            for at in stops(before.provost, after.provost, fine.walk):
                last = draw_card(_changed(before, provost=at), (), words, theme)[0]
                moments_.append(last)
        return [*moments_, *between(last, cards[number], fine)]

    gaps: list[list[Scene]] = [[] for _ in kept]
    room = most - len(kept)
    for fine in reversed(FINEST):
        for number in sorted(
            range(1, len(kept)), key=lambda number: -kept[number].weight
        ):
            wanted = gap(number, fine)
            if len(gaps[number]) < len(wanted) <= len(gaps[number]) + room:
                room -= len(wanted) - len(gaps[number])
                gaps[number] = wanted
    shown = []
    for moment, card, before in zip(kept, cards, gaps, strict=True):
        shown += [Frame(scene, STEP_MILLISECONDS) for scene in before]
        shown.append(Frame(card, moment.milliseconds))
    return shown


def replay(
    game: Game,
    state: GameState,
    begun: Sequence[Event],
    actions: Iterable[tuple[int, str]],
    words: Words,
    theme: str = "light",
    result: Result | None = None,
) -> list[Frame]:
    """Return the frames of a finished game, the chart of its prestige last; raise ValueError while it runs.

    The `result` is that of the table, which may be none of the rules.
    """
    moments_ = _finished(moments(game, state, begun, actions), result)
    history = [event for moment in moments_ for event in moment.events]
    finish = PICTURES[game.id].finish_scene
    shown = frames(moments_, words, theme, MOST_FRAMES - (finish is not None))
    if finish is not None:
        shown.append(Frame(finish(moments_[-1].view, history, words, theme), LAST))
    return shown


def _finished(moments_: list[Moment], result: Result | None) -> list[Moment]:
    if moments_ and result is not None:
        moments_[-1] = moments_[-1]._replace(view=ended(moments_[-1].view, result))
    if not moments_ or not moments_[-1].view.over:
        raise ValueError("the game is not over, so there is no replay of it")
    return moments_


def of_turn(
    game: Game,
    state: GameState,
    begun: Sequence[Event],
    actions: Iterable[tuple[int, str]],
    turn: int,
    words: Words,
    theme: str = "light",
) -> list[Frame]:
    """Return the frames of one turn of a game, running or over, as spectators see it.

    They begin with the board before it. Raise ValueError for a turn of which nothing is known.
    """
    moments_ = moments(game, state, begun, actions)
    its = [moment for moment in moments_ if moment.view.turn == turn]
    if not its:
        raise ValueError(f"nothing is known of turn {turn}")
    first = moments_.index(its[0])
    if first:
        its.insert(
            0, moments_[first - 1]._replace(events=(), weight=3, milliseconds=SLOW)
        )
    shown = frames(its, words, theme, OF_A_TURN)
    return [*shown[:-1], shown[-1]._replace(milliseconds=LAST)]


def turns(moments_: Sequence[Moment]) -> list[Moment]:
    """Return the end of each turn, with all that happened in it."""
    ends: list[Moment] = []
    for moment in moments_:
        if ends and ends[-1].view.turn == moment.view.turn:
            moment = moment._replace(events=(*ends.pop().events, *moment.events))
        ends.append(moment)
    return ends


def stills(
    game: Game,
    state: GameState,
    begun: Sequence[Event],
    actions: Iterable[tuple[int, str]],
    words: Words,
    theme: str = "light",
    result: Result | None = None,
) -> list[Still]:
    """Return the cards of the ends of a finished game's turns, the chart of its prestige last.

    Of very many turns as many as there is room for, evenly spread. Raise ValueError while the game runs; the
    `result` is that of the table.
    """
    moments_ = _finished(moments(game, state, begun, actions), result)
    finish, draw_card = (
        PICTURES[game.id].finish_scene,
        PICTURES[game.id].scenes["glance"],
    )
    caption = PICTURES[game.id].captions
    ends = turns(moments_)
    most = min(len(ends), MOST_PAGES * STILLS_PER_PAGE - (finish is not None))
    kept = [ends[number * len(ends) // most - 1] for number in range(1, most + 1)]
    cards = []
    for before, moment in zip([None, *kept[:-1]], kept, strict=True):
        (card,) = draw_card(moment.view, moment.events, words, theme)
        if not moment.view.over:
            card = _captioned(
                card,
                before,
                moment,
                words,
                turn_banner(words.catalogue, moment.view.turn),
            )
        cards.append(Still(card, caption(moment.view, moment.events, words, "turn")[0]))
    if finish is not None:
        history = [event for moment in moments_ for event in moment.events]
        end = (
            PICTURES[game.id]
            .charts_text(moments_[-1].view, history, words)
            .replace("\n", " ")
        )
        cards.append(
            Still(
                finish(moments_[-1].view, history, words, theme),
                shortened(end, OF_TURN),
            )
        )
    return cards


def _captioned(
    card: Scene,
    before: Moment | None,
    after: Moment,
    words: Words,
    head: Block | None = None,
) -> Scene:
    """Return a card with the prestige won or lost since the moment before in its head.

    That head may be another than its own.
    """
    if after.view.over:
        return card
    won = _prestige(after.view)
    if before is not None:
        won = [
            now - then for now, then in zip(won, _prestige(before.view), strict=True)
        ]
    blocks = [
        with_gains(words.catalogue, head or block, won)
        if block.name == "banner"
        else block
        for block in card.blocks
    ]
    return msgspec.structs.replace(card, blocks=tuple(blocks))


def _prestige(view: Any) -> list[int]:
    return [player.prestige for player in view.players]


def described(
    game: Game,
    state: GameState,
    begun: Sequence[Event],
    actions: Iterable[tuple[int, str]],
    words: Words,
    turn: int | None = None,
    result: Result | None = None,
) -> str:
    """Return the description of a replay in words: the course of a finished game, or of a turn."""
    moments_, pictures = moments(game, state, begun, actions), PICTURES[game.id]
    if turn is None:
        moments_ = _finished(moments_, result)
        history = [event for moment in moments_ for event in moment.events]
        return pictures.charts_text(moments_[-1].view, history, words)
    (its,) = [moment for moment in turns(moments_) if moment.view.turn == turn]
    return pictures.captions(its.view, its.events, words, "turn")[0]


def pages(cards: Sequence[Still]) -> tuple[tuple[bytes, str], ...]:
    """Return stills one below the other, as many on a page as fill a phone: WebP files, and their descriptions."""
    files = []
    for first in range(0, len(cards), STILLS_PER_PAGE):
        shown = cards[first : first + STILLS_PER_PAGE]
        drawn = [draw(card.scene) for card in shown]
        page = Image.new("P", (W, H * len(drawn)))
        page.putpalette(drawn[0].getpalette() or ())
        for place, picture in enumerate(drawn):
            page.paste(picture, (0, H * place))
        file = io.BytesIO()
        page.save(file, format="WEBP", lossless=True, method=4)
        files.append((file.getvalue(), " ".join(card.caption for card in shown)))
    return tuple(files)


class _Reel(Image.Image):
    """The frames as one picture of many, each drawn when it is looked at: all at once would fill 100 MB and more."""

    def __init__(self, shown: Sequence[Frame]) -> None:
        super().__init__()
        self._shown = shown
        self.n_frames = len(shown)
        self._at = -1
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Show a frame; raise EOFError behind the last one, as Pillow wants it."""
        if frame >= self.n_frames:
            raise EOFError
        if frame == self._at:
            return
        picture = draw(self._shown[frame].scene)
        if picture.size != (W, H):
            raise ValueError(
                f"a frame is {W} by {H} pixels large, not {picture.width} by {picture.height}"
            )
        self.im, self.palette, self._at = picture.im, picture.palette, frame

    @property
    def mode(self) -> str:
        """That of every frame."""
        return str(self.im.mode)

    @property
    def size(self) -> tuple[int, int]:
        """That of every frame."""
        return W, H

    def tell(self) -> int:
        """Return the frame that is shown."""
        return self._at


def animate(shown: Sequence[Frame], suffix: str = "webp") -> bytes:
    """Return the frames as one animated picture; raise KeyError for a suffix other than webp or gif."""
    kind = FORMATS[suffix]
    if not shown:
        raise ValueError("a replay needs at least one frame")
    file = io.BytesIO()
    options = (
        {"lossless": True, "method": 2}
        if kind == "WEBP"
        else {"optimize": True, "disposal": 1}
    )
    _Reel(shown).save(
        file,
        format=kind,
        save_all=True,
        duration=[frame.milliseconds for frame in shown],
        loop=0,
        **options,
    )
    return file.getvalue()
