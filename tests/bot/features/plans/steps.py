"""What tests of pace do at a table again and again."""

from __future__ import annotations

from bot.core import expiry, outbox, queries
from bot.core.errors import BadChoice
from bot.features.plans import turn_plan
from rules.register import GAMES
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
        "SELECT seat, code, source FROM action WHERE game = ? AND undone IS NULL ORDER BY number", game
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


async def edit_by_chance(club, game, person, chance):
    """One change of a programme, as a press could make it."""
    pace = club.table
    shown = await pace.read(turn_plan.shown, game, person)
    orders = GAMES[(await club.table.read(queries.info, game)).game].guide.orders
    offers, later = ([text for _, _, text in listed] for listed in (orders.offers, orders.later))
    changes = "then then then else else terms turn back copy clear again later wish wish wish unwish only spots tiles"
    what = chance.choice(changes.split())
    values = []
    if what in ("then", "else"):
        if not shown.can:
            return
        values = [chance.choice(shown.can)[0]]
    elif what == "terms":
        terms = ["upto 1", "upto 2", "once", "ask", "pass", *(f"mine {step[0]}" for step in shown.line[:-1])]
        values = chance.sample(terms, chance.randrange(3))
    elif what == "turn":
        values = chance.sample(offers, chance.randrange(5))
    elif what == "later":
        values = [text.format(seat="blue") for text in chance.sample(later, chance.randrange(4))]
    elif what in ("wish", "unwish"):
        if not shown.sites:
            return
        site = chance.choice(shown.sites)
        what, values = f"{what}@{site.at}", [chance.choice(site.codes)] if what == "wish" else []
    elif what in ("only", "spots", "tiles"):
        codes = [code for step in shown.line for code in step if code not in ("pass", "ask")]
        if not codes:
            return
        spots = [f"{how} {code}" for how in ("free", "gone", "mine") for code, _ in shown.can]
        terms = {"only": ["upto 2", "once", "ask", *spots], "spots": spots, "tiles": list(shown.tiles)}[what]
        what, values = f"{what}@{chance.choice(codes)}", chance.sample(terms, min(len(terms), 1))
    try:
        await pace.run(turn_plan.edit, game, person, what, values)
    except BadChoice as refused:
        if refused.message.id not in ("pace-programme-long", "pace-order-never"):
            raise


async def told(club, game):
    """The reminders and times up in the outbox, as (kind, part or code); they are delivered."""
    found = []
    for body in await club.post(game):
        if type(body).__name__ == "Reminder":
            found.append(body.part)
        elif type(body).__name__ == "TimeUp":
            found.append(("up", body.code))
    return found
