"""The labels of a decision's actions for buttons, menus and completions, and the spellings that typed text may have."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.components.ui import LABEL, OPTION, in_order
from bot.core.model import Position
from bot.text.localization import Localization, english
from languages.searching import spelled
from rules.guide import Menus
from rules.model import Decision, Message, noun, verb

PLACING = "place", "move"
CACHED = 200  # decisions whose labels are kept; about 5 kB each


class ActionLabel(NamedTuple):
    """A legal code, its label, and that label as people may type it: in the language and in English, folded."""

    code: str
    label: str
    spellings: tuple[str, ...]


def of_decision(l10n: Localization, position: Position) -> list[tuple[str, str]]:
    """Return each legal code with its label, in the order in which people look for them."""
    decision = position.decision
    if decision is None:
        return []
    by = position.game.guide.menus
    return in_order(
        by, brief(l10n, by, [(code, position.label(code)) for code in decision.actions])
    )


def brief(
    l10n: Localization, by: Menus, actions: Sequence[tuple[str, Message]]
) -> list[tuple[str, str]]:
    """Return codes with the text of their labels, of which one that is alone in its group fits a button."""
    sizes = Counter(by.group(code) for code, _ in actions if noun(code))
    return [
        (
            code,
            l10n.brief(
                label, OPTION if noun(code) and sizes[by.group(code)] > 1 else LABEL
            ),
        )
        for code, label in actions
    ]


def with_spellings(l10n: Localization, position: Position) -> tuple[ActionLabel, ...]:
    """Return the labels of a decision with the spellings that typed text may have, in the order of `of_decision`."""
    labels = of_decision(l10n, position)
    in_english = dict(labels if l10n is english() else of_decision(english(), position))
    return tuple(
        ActionLabel(
            code,
            label,
            tuple(dict.fromkeys((*spelled(label), *spelled(in_english[code])))),
        )
        for code, label in labels
    )


class LabelCache:
    """The labels of the last decisions, by revision and language; a completion needs them with every typed letter.

    Only stored positions are cached, since an imagined one has no revision.
    """

    def __init__(self) -> None:
        self._labels: dict[tuple[int, int, Decision, str], tuple[ActionLabel, ...]] = {}

    def of(self, l10n: Localization, position: Position) -> tuple[ActionLabel, ...]:
        """Return the labels of a position's decision, as `with_spellings` does."""
        if position.decision is None:
            return ()
        key = position.info.id, position.revision, position.decision, l10n.language
        if key not in self._labels:
            while len(self._labels) >= CACHED:
                del self._labels[next(iter(self._labels))]
            self._labels[key] = with_spellings(l10n, position)
        return self._labels[key]


def without_note(position: Position, code: str) -> Message | None:
    """Return a code's label without its note (beyond the provost, something is missing); None if it has no note."""
    label = position.label(code)
    core = label.args["label"] if label.id == "label-note" else None
    return core if isinstance(core, Message) else None


def place(l10n: Localization, position: Position, code: str) -> str | None:
    """Return the place where a code puts a worker, "4 Quarry"; None for other codes."""
    return place_of_label(l10n, position.label(code)) if verb(code) in PLACING else None


def done(l10n: Localization, code: str, label: Message) -> str:
    """Return an action that is done by its label; a worker by its place, since what it will do comes later."""
    return (
        place_of_label(l10n, label)
        if verb(code) in PLACING
        else l10n.format_message(label)
    )


def place_of_label(l10n: Localization, label: Message) -> str:
    """Return the place that the label of a placement names."""
    inner = label.args.get("label")  # without what stands behind it in brackets
    args = (inner if isinstance(inner, Message) else label).args
    names = [args[name] for name in ("space", "place", "tile", "card") if name in args]
    return " ".join(
        l10n.format_message(name_) if isinstance(name_, Message) else str(name_)
        for name_ in names
    )


def spots_among(
    l10n: Localization, actions: Sequence[tuple[str, Message]]
) -> dict[str, str]:
    """Return the places where actions put a worker, by code, with a mark if the label has a note."""
    return {
        code: place_of_label(l10n, label) + " ⚠" * (label.id == "label-note")
        for code, label in actions
        if verb(code) in PLACING
    }


def spots(l10n: Localization, position: Position) -> dict[str, str]:
    """Return the places where the decision can put a worker, with a mark if there is a note."""
    actions = () if position.decision is None else position.decision.actions
    return spots_among(l10n, [(code, position.label(code)) for code in actions])
