"""What tests of pace do at a table again and again."""

from __future__ import annotations

from bot.core import expiry, outbox
from bot.features.plans import use_cases
from tests.bot.club import PEOPLE
from tests.bot.jobs import next_due


async def run_until(club, until):
    """Time passes as the bot's timer lets it: it wakes when something is due, and sweeps."""
    while (due := await club.table.read(next_due)) is not None and due <= until:
        club.now = max(club.now, due)
        await club.table.run(expiry.sweep)
    club.now = until


async def script(club, position, lines):
    """People act as the lines say: "Blue place 3"; returns the position then."""
    for line in lines:
        name, _, code = line.partition(" ")
        decision = position.decision
        assert position.info.names[decision.seat] == name, f"{line}: {decision}"
        position = await club.act(position, code)
    return position


async def at_phase(club, position, phase, code_of):
    """People act by a rule until a phase begins."""
    while position.decision is not None and position.info.phase != phase:
        position = await club.act(position, code_of(position))
    return position


async def log(club, game):
    """The record as rows: (seat, code, source)."""
    return await club.rows(
        "SELECT seat, code, source FROM action WHERE game = ? AND undone IS NULL ORDER BY number",
        game,
    )


async def notes(club, game):
    """The notes that wait in the outbox, as (seat, message id)."""
    return [
        (notification.body.seat, notification.body.id)
        for notification in await club.table.read(outbox.pending, game, 1000)
        if type(notification.body).__name__ == "Note"
    ]


def holder(info, seat):
    """Who holds a seat."""
    return next(person for person in PEOPLE if person.user == info.seats[seat].user)


ASKS_NOTHING = {
    "then_pass": False,
    "ask_taken": False,
    "ask_else": False,
    "ask_stranded": False,
    "ask_new": False,
    "ask_cost": None,
}


async def listed(club, game, person, *codes, seat=None, **conditions):
    """A person lists placements for this turn; it acts whatever happens, but for the conditions."""
    turn = (await club.table.read(use_cases.shown_plan, game, person, seat)).turn
    edits = (
        use_cases.SetConditions(**{**ASKS_NOTHING, **conditions}),
        use_cases.SetList(codes),
    )
    for edit in edits:
        await club.table.run(use_cases.change, game, person, turn, edit, seat)
    return await club.table.read(use_cases.shown_plan, game, person, seat)


async def standing(club, game, person, **values):
    """A person says what outlasts the turn."""
    turn = (await club.table.read(use_cases.shown_plan, game, person)).turn
    nothing = {"no_provost": False, "stay_inn": False, "pass_over": None, "always": ()}
    edit = use_cases.SetStanding(**{**nothing, **values})
    await club.table.run(use_cases.change, game, person, turn, edit)
    return await club.table.read(use_cases.shown_plan, game, person)


def some_edit(shown, chance):
    """A change of a plan as the panel could make it, by chance."""
    what = chance.random()
    can = [code for code, _ in shown.can]
    if what < 0.5 and can:
        codes = tuple(chance.sample(can, chance.randint(1, min(4, len(can)))))
        return use_cases.SetList(
            codes, tuple(code for code in codes[1:] if chance.random() < 0.5)
        )
    if what < 0.7:
        yes = [chance.random() < 0.5 for _ in range(5)]
        return use_cases.SetConditions(*yes, chance.choice((None, 1, 2, 3)))
    if what < 0.9:
        own = [
            (building, chance.choice(codes)[0]) for building, _, codes in shown.choices
        ]
        over = chance.choice((None, None, 2, 3))
        return use_cases.SetStanding(
            chance.random() < 0.5, chance.random() < 0.5, over, tuple(own)
        )
    return use_cases.RepeatLastTurn() if what < 0.95 else use_cases.ClearList()


async def edit_by_chance(club, game, person, chance):
    """One change of a person's plan, as a press could make it."""
    shown = await club.table.read(use_cases.shown_plan, game, person)
    await club.table.run(
        use_cases.change, game, person, shown.turn, some_edit(shown, chance)
    )


async def told(club, game):
    """The reminders and times up in the outbox, as (kind, part or code); they are delivered."""
    found = []
    for body in await club.post(game):
        if type(body).__name__ == "Reminder":
            found.append(body.part)
        elif type(body).__name__ == "TimeUp":
            found.append(("up", body.code))
    return found
