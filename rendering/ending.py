"""The pictures and texts of a finished game, of any game with a course and sources of points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from rendering import scoreboard
from rendering.charts import sentences, sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rendering.charts.course import Course
    from rendering.nodes import Scene
    from rendering.words import Words
    from rules.model import Event, Result
    from rules.shared.road_view import RoadView

V = TypeVar("V", bound="RoadView")


class Ending(NamedTuple, Generic[V]):
    """The functions of `Pictures` for the end of a game; those of the score raise ValueError before it."""

    course: Callable[[V, Sequence[Event]], Course]
    sources: Callable[[V, Sequence[Event]], tuple[scoreboard.Source, ...]]

    def score_scene(
        self, view: V, events: Sequence[Event], words: Words, theme: str
    ) -> Scene:
        rows, end = self.sources(view, events), _result(view)
        name = f"{view.game}/scores"
        return scoreboard.score_scene(name, rows, end.scores, end.winners, words, theme)

    def score_text(self, view: V, events: Sequence[Event], words: Words) -> str:
        rows = self.sources(view, events)
        return scoreboard.score_text(rows, _result(view).scores, words)

    def charts_scene(
        self, view: V, events: Sequence[Event], words: Words, theme: str
    ) -> Scene:
        return sheet.charts(self.course(view, events), words, theme)

    def charts_text(self, view: V, events: Sequence[Event], words: Words) -> str:
        return sentences.spoken(self.course(view, events), words)

    def finish_scene(
        self, view: V, events: Sequence[Event], words: Words, theme: str
    ) -> Scene:
        return sheet.finish(self.course(view, events), words, theme)


def _result(view: RoadView) -> Result:
    if view.result is None:
        raise ValueError("the game is not over, so there is no final score")
    return view.result
