"""The placements of a turn as a list of steps: which one is next, and how people write them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from bot.core.catalogue import say
from rules.orders import PLACING, Act, Stop, Wish, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.orders import Evaluation, Orders, PlacementSteps, Seen, Steps

MOST_PRICE = 9
ASK = "ask"
"""A wish that is no code: the person wants to be asked."""

_NEXT = r"(?= if | up to | once |$)"
_IF = rf" if .+? (?:free|gone|built|mine){_NEXT}"
_TERMS = re.compile(rf"^(.+?)((?: up to \S+| once passed|{_IF})*)$")
_TERM = re.compile(
    rf" up to (?P<upto>\S+)| (?P<once>once) passed| if (?P<what>.+?) (?P<how>free|gone|built|mine){_NEXT}"
)
_CASE = re.compile(r"if (.+?) gone ?: ?(.+)")
_SHORT = 8  # wishes that a sentence names


def wish(by: Orders, what: PlacementSteps, did: Sequence[str], seen: Seen) -> Evaluation:
    """The first wish that counts, of the first step that is open and has one; `did` is what was done already."""
    if by.at(seen) != PLACING:
        return None
    steps = open_steps(line(what, did, seen), did)
    for step in steps:
        for each in step:
            if each.code == ASK:
                return Stop(say("pace-plan-ask"))
            if counts(by, what, each, seen):
                return Act(each.code)
    codes = [each.code for step in steps for each in step][:_SHORT]
    return Stop(say("pace-plan-none", wishes=", ".join(codes)) if codes else say("pace-plan-through"))


def line(what: PlacementSteps, did: Sequence[str], seen: Seen) -> Steps:
    """The line of the first case that has come; else the main one."""
    for case in what.cases:
        if case.gone not in did and case.gone not in seen.decision.actions:
            return case.steps
    return what.steps


def open_steps(steps: Steps, did: Sequence[str]) -> list[tuple[Wish, ...]]:
    """The steps that nothing was done for: each deed counts for the first step that has it."""
    left = list(did)
    waiting = []
    for step in steps:
        done = next((each.code for each in step if each.code in left), None)
        if done is None or done == "pass":
            waiting.append(step)
        else:
            left.remove(done)
    return waiting


def counts(by: Orders, what: PlacementSteps, each: Wish, seen: Seen) -> bool:
    """Whether a wish is possible and its conditions hold."""
    actions = seen.decision.actions
    if each.code not in actions:
        return False
    price, now = by.price(seen, each.code), by.present(seen.view, seen.decision.seat)
    if each.upto is not None and price > each.upto:
        return False
    if price and now.deniers - price < what.spare:
        return False
    if each.once and not now.passed:
        return False
    if each.mine and not now.mine.issuperset(each.mine):
        return False
    return (
        (not each.free or each.free in actions)
        and (not each.gone or each.gone not in actions)
        and (not each.built or each.built in now.road)
    )


# Notation: "gate up to 2 or 3 if 5 gone > castle if 4 mine > 9 once passed > pass; if 4 gone: 6 > pass"


def has_terms(text: str) -> bool:
    """Whether a list says more than what comes first."""
    return re.search(r" or | up to | if | once |> ?ask ", f"{text} ") is not None


def case_of(clause: str) -> tuple[str, str] | None:
    """(what is gone, the line for that case) of a clause that says one."""
    found = _CASE.fullmatch(clause)
    return None if found is None else (found[1], found[2])


def read(text: str, code: Callable[[str], str]) -> Steps:
    """The line that a text says; `code` reads one item and raises BadOrder, and so does a number that can't be."""
    steps = []
    for part in re.split(r">|,|\belse\b", text):
        items = [" ".join(item.split()) for item in re.split(r"\bor\b", part)]
        step = tuple(_wish(item.casefold(), code) for item in items if item)
        if step:
            steps.append(step)
    return tuple(steps)


def _wish(item: str, code: Callable[[str], str]) -> Wish:
    if item == ASK:
        return Wish(ASK)
    found = _TERMS.match(item)
    if found is None or not found[2]:
        return Wish(code(item))
    made = Wish(code(found[1]))
    for term in _TERM.finditer(found[2]):
        if term["upto"] is not None:
            made = msgspec.structs.replace(made, upto=whole(term["upto"], 0, MOST_PRICE))
        elif term["once"] is not None:
            made = msgspec.structs.replace(made, once=True)
        elif term["how"] == "built":
            made = msgspec.structs.replace(made, built=term["what"])
        elif term["how"] == "mine":
            made = msgspec.structs.replace(made, mine=(*made.mine, code(term["what"])))
        else:
            made = msgspec.structs.replace(made, **{term["how"]: code(term["what"])})
    return made


def spell(steps: Steps) -> str:
    """The line in the words that `read` reads."""
    return " > ".join(" or ".join(map(_spell, step)) for step in steps)


def spell_clauses(what: PlacementSteps) -> list[str]:
    """What stands behind the line: what is spared, and the lines of cases; "spare 0" where nothing else says that
    it is a list of steps."""
    cases = [f"if {_bare(case.gone)} gone: {spell(case.steps)}" for case in what.cases]
    plain = not cases and not has_terms(spell(what.steps))
    return [*([f"spare {what.spare}"] if what.spare or plain else []), *cases]


def _bare(code: str) -> str:
    return code.removeprefix("place ")


def _spell(each: Wish) -> str:
    parts = [_bare(each.code)]
    if each.upto is not None:
        parts.append(f"up to {each.upto}")
    for how in ("free", "gone", "built"):
        said = getattr(each, how)
        if said:
            parts.append(f"if {_bare(said)} {how}")
    parts += [f"if {_bare(code)} mine" for code in each.mine]
    return " ".join([*parts, "once passed"] if each.once else parts)
