"""What all seats have or lose alike, on one line of a report: incomes, what owners have of the placements of others,
houses in a section, prestige lost for want of a batch or a house."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.text.localization import Localization
    from rules.game import Game
    from rules.guide import Toll
    from rules.model import Event


def lines(
    words: Localization, game: Game, names: Sequence[str], events: Sequence[Event], told: Sequence[Event]
) -> list[tuple[Callable[[Event], bool], str]]:
    """The lines that several seats share, each with what tells whether an event belongs to it; of a phase's events, and
    of those as they are told."""
    telling = game.guide.telling
    found: list[tuple[Callable[[Event], bool], str]] = [
        (lambda event: telling.income(event) is not None, incomes(words, game, names, events)),
        (lambda event: telling.toll(event) is not None, tolls(words, game, names, events)),
        *losses(words, game, names, told),
        *houses(words, game, names, told),
    ]
    return [(of, line) for of, line in found if line]


def incomes(words: Localization, game: Game, names: Sequence[str], events: Iterable[Event]) -> str:
    """The income of all seats in one line: what each gets, or who gets how much; empty below two seats."""
    seats: dict[int, list[str]] = {}
    for event in events:
        income = game.guide.telling.income(event)
        if income is not None:
            seats.setdefault(income.deniers, []).append(names[income.seat])
    if sum(map(len, seats.values())) < 2:
        return ""
    if len(seats) == 1:
        return words.format("income-each", n=next(iter(seats)))
    parts = [words.format("income-part", n=n, seats=words.join(seats[n])) for n in sorted(seats)]
    return words.format("income-line", parts="; ".join(parts))


def tolls(words: Localization, game: Game, names: Sequence[str], events: Iterable[Event]) -> str:
    """What owners have of the placements of others, in one line; empty below two of them."""
    seats: dict[int, list[Toll]] = {}
    for event in events:
        toll = game.guide.telling.toll(event)
        if toll is not None:
            seats.setdefault(toll.seat, []).append(toll)
    if sum(map(len, seats.values())) < 2:
        return ""
    parts = [
        words.format(
            "tolls-part",
            seat=names[seat],
            n=sum(toll.prestige for toll in found),
            tiles=words.join([words.format(toll.name) for toll in found]),
        )
        for seat, found in seats.items()
    ]
    return words.format("tolls-line", parts="; ".join(parts))


def losses(
    words: Localization, game: Game, names: Sequence[str], events: Sequence[Event]
) -> list[tuple[Callable[[Event], bool], str]]:
    """The lines of what several seats lack, each with what tells whether an event belongs to it."""
    found: dict[str, dict[int, list[str]]] = {}
    for event in events:
        loss = game.guide.telling.loss(event)
        if loss is not None:
            found.setdefault(loss.section, {}).setdefault(-loss.prestige, []).append(names[loss.seat])

    def line(section: str, seats: dict[int, list[str]]) -> str:
        parts = [words.format("losses-part", n=n, seats=words.join(seats[n])) for n in sorted(seats)]
        if not section:
            return words.format("losses-batch", parts="; ".join(parts))
        return words.format("losses-house", section=words.format(section), parts="; ".join(parts))

    def of(section: str) -> Callable[[Event], bool]:
        return lambda event: (loss := game.guide.telling.loss(event)) is not None and loss.section == section

    several = {section: seats for section, seats in found.items() if sum(map(len, seats.values())) > 1}
    return [(of(section), line(section, seats)) for section, seats in several.items()]


def houses(
    words: Localization, game: Game, names: Sequence[str], events: Sequence[Event]
) -> list[tuple[Callable[[Event], bool], str]]:
    """The lines of the houses of several seats, one a section, each with what tells whether an event belongs to it."""
    housed = game.guide.telling.housed
    found: dict[str, dict[tuple[int, int], list[str]]] = {}
    for event in events:
        has = housed(event)
        if has is not None:
            found.setdefault(has.section, {}).setdefault((has.houses, has.favors), []).append(names[has.seat])

    def line(section: str, seats: dict[tuple[int, int], list[str]]) -> str:
        parts = [
            words.format("houses-part", seats=words.join(alike), count=len(alike), n=n, favors=favors)
            for (n, favors), alike in sorted(seats.items(), reverse=True)
        ]
        return words.format("houses-line", section=words.format(section), parts="; ".join(parts))

    def of(section: str) -> Callable[[Event], bool]:
        return lambda event: (has := housed(event)) is not None and has.section == section

    several = {section: seats for section, seats in found.items() if sum(map(len, seats.values())) > 1}
    return [(of(section), line(section, seats)) for section, seats in several.items()]
