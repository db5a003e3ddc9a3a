"""What was said before, in whole games with undos, votes, seats that change hands, stand-ins and pauses.

Two tables with the same seed go through the same: at one people say what they will do, at the other the same persons
do by hand, at the same moments, what came of it. For everybody else they are alike.
"""

import contextlib
import random

import pytest

from bot.app import feature_list
from bot.core import expiry, outbox, play, queries, seats, stand_in, votes
from bot.core import undo as core_undo
from bot.core.answers import key_of
from bot.core.errors import UserError
from bot.core.game_settings import Settings
from bot.core.notifications import Note, Planning, Prompt, Report
from bot.core.notifications import decode as decode_notice
from bot.core.unit_of_work import UnitOfWork
from bot.features.plans import auto_answer, plan
from bot.features.plans import use_cases as plans_use_cases
from bot.features.plans.auto_answer import (
    LATEST_SECONDS,
    LIVE_LATEST_SECONDS,
    LIVE_SOONEST_SECONDS,
    SOONEST_SECONDS,
)
from bot.features.plans.lookahead import misfit
from rules.register import find_game
from storage import answers as answer_rows
from tests.bot.club import ANN, DAY, HOUR, PEOPLE, Club, hand_over
from tests.bot.features.computers.test_use_cases import move
from tests.bot.features.plans.steps import edit_by_chance, listed, log, run_until
from tests.bot.jobs import clocks_of
from tests.costs import sampled

WEEK = 7 * DAY
WHOLE = sampled(
    [("magna_carta", 3), ("caylus", 2), ("magna_carta", 4), ("caylus", 1)], 4
)


class Two:
    """A table where people say things before (`planning`) and one where the same is done by hand (`hand`)."""

    def __init__(self, planning, hand, game, seed):
        self.planning, self.hand, self.game = planning, hand, game
        self.chance = random.Random(seed)
        self.mirrored = self.opened = 0
        # what each order had done, by the number of actions when somebody acted
        self.before = {}
        self.undone = self.given_back = self.replaced = self.paused = 0

    @classmethod
    async def open(cls, folder, kind, players, seed, **settings):
        both = [
            await Club.open(folder / name, seed=seed)
            for name in ("planning.db", "hand.db")
        ]
        positions = [await club.game(players, kind, **settings) for club in both]
        two = cls(*both, positions[0].info.id, seed)
        # It asks only who has not planned.
        await two.both(seats.change, positions[0].info.id, ANN, Settings(together="no"))
        while (await two.position()).decision.kind == "opening":
            position = await two.position()
            person = both[0].holder(position.info, position.decision.seat)
            await two.both(
                play.act, two.game, person, position.asked(person.user).revision, "keep"
            )
        two.mirrored = (await two.position()).revision
        two.opened = (await two.position()).info.number
        return two

    async def close(self):
        await self.planning.table.close()
        await self.hand.table.close()

    async def position(self):
        return await self.planning.table.read(queries.position, self.game)

    async def both(self, use_case, *args):
        """The same at both tables; they must come to the same."""
        outcomes = []
        for club in (self.planning, self.hand):
            try:
                outcomes.append(await club.table.run(use_case, *args))
            except UserError as refused:
                outcomes.append(refused.message)
        first, second = (getattr(outcome, "vote", outcome) for outcome in outcomes)
        assert first == second, use_case
        return outcomes[0]

    async def passes(self, seconds):
        """Time goes by at both tables."""
        for club in (self.planning, self.hand):
            club.now += seconds
            await club.table.run(expiry.sweep)

    async def mirror(self):
        """The other table does by hand what has been done; then both look the same to everybody."""
        rows = await self.planning.rows(
            "SELECT revision, seat, code FROM action WHERE revision > ? ORDER BY revision",
            self.mirrored,
        )
        for revision, seat, code in rows:
            info = await self.hand.table.read(queries.info, self.game)
            person = self.hand.holder(info, seat)
            done = await self.hand.table.run(
                play.act, self.game, person, info.revision, code
            )
            assert done.info.revision == revision
        position = await self.position()
        other = await self.hand.table.read(queries.position, self.game)
        self.mirrored = position.revision
        assert other.game.encode(other._state) == position.game.encode(position._state)
        assert await self.public(self.planning) == await self.public(self.hand)
        assert other.info == position.info
        for club in (self.planning, self.hand):
            await club.post(self.game)
        return position

    async def public(self, club):
        """What is to be posted for everybody: the phases told, the question, and the rest, with their time."""
        phases, prompts, rest = [], [], []
        for notification in await club.table.read(outbox.pending, self.game, 1000):
            body = notification.body
            assert not isinstance(body, Planning)
            if isinstance(body, Report):
                phases += body.phases
            elif isinstance(body, Prompt):
                prompts = [
                    (body.seat, body.kind, notification.created, notification.revision)
                ]  # quiet or not
            elif not isinstance(body, Note):
                rest.append((body, notification.created))
        return phases, prompts, rest

    async def plans(self, turn):
        """What each seat has said for a turn: who holds it, the list, and what was done of it."""
        info = (await self.position()).info
        return {
            seat: (
                info.seats[seat].user,
                plan.decode(text).places,
                plan.decode(text).placed,
            )
            for seat, text in await self.planning.rows(
                "SELECT seat, plan FROM turn_plan WHERE turn = ?", turn
            )
        }

    # What happens at both tables

    async def act(self, position):
        self.before[position.info.number] = await self.plans(position.info.turn)
        await self.passes(self.chance.randrange(1, 600))
        position = await self.position()
        if position.decision is None:
            return
        codes = list(position.decision.actions)
        busy = [code for code in codes if code.startswith(("place", "build", "batch"))]
        person = self.planning.holder(position.info, position.decision.seat)
        code = self.chance.choice(
            busy if busy and self.chance.random() < 0.7 else codes
        )
        await self.planning.table.run(
            play.act, self.game, person, position.revision, code
        )

    async def undo(self, position):
        person = self.planning.holder(
            position.info, self.chance.randrange(len(position.info.seats))
        )
        with contextlib.suppress(UserError):
            if (
                await self.planning.table.read(core_undo.preview, self.game, person)
            ).number < self.opened:
                # what all choose at the same time is another story (`tests/bot/core/test_simultaneous.py`)
                return
        outcome = await self.both(core_undo.undo, self.game, person, position.revision)
        vote = getattr(outcome, "vote", None)
        agrees = self.chance.random() < 0.8
        for seat in () if vote is None else vote.answers:
            if (await self.planning.table.read(votes.find, vote.id)).status == "open":
                holder = self.planning.holder(position.info, seat)
                await self.both(votes.answer, vote.id, holder, agrees)
        after = await self.position()
        if after.info.number < position.info.number:
            self.undone += 1
            await self.check_given_back(after.info.number, person)
            self.before = {
                at: was for at, was in self.before.items() if at <= after.info.number
            }
            self.mirrored = after.revision

    async def check_given_back(self, number, asker):
        """The same lists of all others have done what they had when that position was first there."""
        now, then = (
            await self.plans((await self.position()).info.turn),
            self.before.get(number, {}),
        )
        for seat, (user, places, placed) in then.items():
            if (
                seat in now
                and user not in (asker.user, None)
                and now[seat][:2] == (user, places)
            ):
                assert now[seat][2] == placed
                self.given_back += 1

    async def replace(self, position):
        """Somebody leaves, or is late and voted out; another person takes the seat."""
        seat = self.chance.randrange(len(position.info.seats))
        person = self.planning.holder(position.info, seat)
        seated = {held.user for held in position.info.seats}
        newcomer = self.chance.choice([one for one in PEOPLE if one.user not in seated])
        await self.passes(1)  # what is said in the very second is nobody's
        if self.chance.random() < 0.5:
            await self.both(hand_over, self.game, person, newcomer)
        else:
            await self.passes(WEEK)
            await self.mirror()
            position = await self.position()
            if position.decision is None:
                return
            seat = position.decision.seat
            others = [
                one
                for one in PEOPLE
                if one.user in seated - {position.info.seats[seat].user}
            ]
            outcome = await self.both(
                seats.replace, self.game, others[0], seat, newcomer
            )
            vote = getattr(outcome, "vote", None)
            if vote is not None and vote.status == "open":
                await self.both(votes.answer, vote.id, others[1], True)
        after = await self.position()
        if after.info.seats[seat].user == newcomer.user:
            self.replaced += 1
            held = await self.planning.rows(
                "SELECT turn FROM turn_plan WHERE seat = ?", seat
            )
            waits = await self.planning.rows(
                "SELECT id FROM answer_ahead WHERE seat = ? AND settled IS NULL", seat
            )
            assert (held, waits) == ([], []), "what the one before has said is gone"
            await self.passes(1)

    async def pause(self, position):
        outcome = await self.both(
            votes.pause, self.game, self.planning.holder(position.info, 0)
        )
        vote = getattr(outcome, "vote", None)
        for seat in () if vote is None else list(vote.answers)[1:]:
            if (await self.planning.table.read(votes.find, vote.id)).status == "open":
                await self.both(
                    votes.answer,
                    vote.id,
                    self.planning.holder(position.info, seat),
                    True,
                )
                self.paused += 1

    # What is said at one of them alone

    async def say(self, position):
        person = self.planning.holder(
            position.info, self.chance.randrange(len(position.info.seats))
        )
        pace, what = self.planning.table, self.chance.random()
        if what < 0.5:
            await edit_by_chance(self.planning, self.game, person, self.chance)
        else:
            coming = (
                await pace.read(plans_use_cases.coming_decisions, self.game, person)
            ).decisions
            if coming:
                decision = self.chance.choice(coming)
                code = self.chance.choice(decision.options)[0]
                await pace.run(
                    plans_use_cases.answer_ahead, self.game, person, decision.key, code
                )

    async def step(self, position):
        waits = await self.planning.rows(
            "SELECT due FROM job WHERE kind = 'plans.auto_answer'"
        )
        if waits and self.chance.random() < 0.8:
            await self.passes(max(0, waits[0][0] - self.planning.now))
            return
        deeds = (self.act, self.say, self.undo, self.replace, self.pause)
        deed = self.chance.choices(deeds, (10, 5, 1.5, 0.4, 0.6))[0]
        await deed(position)


@pytest.mark.parametrize(("kind", "seed"), WHOLE)
@pytest.mark.costly("two tables in step, with all that can come between, to the end")
async def test_whole_games_with_undos_votes_and_other_people_look_as_if_everything_were_done_by_hand(
    tmp_path, kind, seed
):
    two = await Two.open(tmp_path, kind, 3, seed)
    position = await two.position()
    while position.decision is not None:
        await two.step(position)
        position = await two.mirror()
    sources = [source for *_, source in await log(two.planning, two.game)]
    assert sources.count("plan") > 5
    assert min(two.undone, two.given_back, two.replaced, two.paused) > 0
    assert {source for *_, source in await log(two.hand, two.game)} == {"person"}
    await two.close()


@pytest.mark.parametrize(
    ("seed", "pace"), sampled([(0, "24h"), (0, "live"), (1, "24h"), (1, "live")], 3)
)
async def test_neither_times_nor_banks_tell_what_was_ordered_where_cards_are_hidden(
    tmp_path, pace, seed
):
    """With clocks that all can see: only orders for the phase whose moments are hidden, the rest is done by hand."""
    two = await Two.open(tmp_path, "magna_carta", 3, seed, pace=pace)
    position = await two.position()
    while position.decision is not None and position.info.turn < 9:
        waits = await two.planning.rows(
            "SELECT due FROM job WHERE kind = 'plans.auto_answer'"
        )
        if waits:
            await two.passes(waits[0][0] - two.planning.now)
        elif two.chance.random() < 0.4:
            person = two.planning.holder(position.info, two.chance.randrange(3))
            can = [
                code
                for code, _ in (
                    await two.planning.table.read(
                        plans_use_cases.shown_plan, two.game, person
                    )
                ).can
            ]
            wanted = [
                code
                for code in ("draw", "place 1", "place 2", "place 3")
                if code in can
            ]
            await listed(two.planning, two.game, person, *wanted, then_pass=True)
        else:
            await two.passes(
                two.chance.choice((30, 240) if pace == "live" else (HOUR, 30 * HOUR))
            )
            await two.act(await two.position())
        position = await two.mirror()
    assert [source for *_, source in await log(two.planning, two.game)].count(
        "plan"
    ) > 5
    await two.close()


async def test_what_waits_for_its_moment_costs_nobody_at_a_live_table_their_time(club):
    position = await club.game(2, "magna_carta", pace="live", late="skip")
    while position.decision.kind == "opening":
        position = await club.act(position, "keep")
    theirs = club.holder(position.info, 1 - position.decision.seat)
    await listed(club, position.info.id, theirs, "draw")
    banks = {
        clock.seat: clock.bank
        for clock in await club.table.read(clocks_of, position.info.id)
    }
    position = await club.act(position, "draw")
    ((due,),) = await club.rows("SELECT due FROM job WHERE kind = 'plans.auto_answer'")
    assert LIVE_SOONEST_SECONDS <= due - club.now < LIVE_LATEST_SECONDS
    await run_until(club, due)
    assert (await log(club, position.info.id))[-1][2] == "plan"
    clocks = {
        clock.seat: clock.bank
        for clock in await club.table.read(clocks_of, position.info.id)
    }
    assert clocks[theirs.user - 100] >= banks.get(theirs.user - 100, 0)
    assert SOONEST_SECONDS < LATEST_SECONDS  # elsewhere it may take longer


# Stand-ins


async def next_said(club, game):
    """What the person of the seat that decides has said about it, if anything may act now: where something of it has
    just stopped, nothing else takes its place."""

    def look(tx):
        uow = UnitOfWork(tx, club.now, club.random.randrange, feature_list.hooks())
        row = uow.row(game)
        told = (
            "SELECT body FROM outbox WHERE game = ? AND kind = 'note' AND revision = ?"
        )
        notes = [
            decode_notice(body)
            for (body,) in tx.execute(told, (game, row.revision)).fetchall()
        ]
        if answer_rows.waits_for(tx, game) is not None or any(
            note.seat == row.deciding for note in notes
        ):
            return None
        rules, state = find_game(row.kind), uow.state(row)
        decision = rules.decision(state)
        key = key_of(rules, state, decision)
        for _, answer in auto_answer.answers_of(uow, game, decision.seat):
            if answer is not None and answer.key == key:
                return (
                    answer.code
                    if misfit(rules, state, decision, answer) is None
                    else None
                )
        said = plan.load(uow.tx, game, decision.seat, state.turn)
        return (
            plan.choose(rules, state, decision, said.plan).code
            if said.revision < row.revision
            else None
        )

    return await club.table._database.write(look)


@pytest.mark.parametrize(("kind", "seed"), [("caylus", 5), ("magna_carta", 6)])
async def test_in_whole_games_what_a_person_has_said_comes_before_their_stand_in(
    tmp_path, kind, seed
):
    club, chance = (
        await Club.open(tmp_path / "caylus.db", seed=seed),
        random.Random(seed),
    )
    position = await club.game(3, kind, pace="12h", late="stand-in", level=1)
    while position.decision.kind == "opening":
        position = await club.act(position, "keep")
    game, before, beside = position.info.id, 0, 0
    while position.decision is not None:
        info, rows = position.info, await log(club, game)
        away = [seat for seat in info.seats if seat.stand_in is not None]
        said = chance.random()
        person = PEOPLE[chance.randrange(3)]
        if away and chance.random() < 0.5:
            person = club.holder(info, away[0].seat)
        if said < 0.3:
            await edit_by_chance(club, game, person, chance)
        elif (
            said < (0.35 if away else 0.5)
            and len(away) < 2
            and person.user not in {seat.user for seat in away}
        ):
            await club.table.run(stand_in.ask_for, game, person)
        elif said < 0.38 and away:
            back = chance.choice(away)
            outcome = await club.table.run(
                stand_in.come_back, game, club.holder(info, back.seat)
            )
            assert outcome.info.seats[back.seat].stand_in is None
        elif await club.rows("SELECT due FROM job WHERE kind = 'plans.auto_answer'"):
            club.now += LATEST_SECONDS
            await club.table.run(expiry.sweep)
        elif info.seats[position.decision.seat].stand_in is not None:
            assert await next_said(club, game) is None, "the person has said what to do"
            await move(club, game)
        else:
            position = await club.act(position)
        position = await club.table.read(queries.position, game)
        for seat, _, source in (await log(club, game))[len(rows) :]:
            standing = info.seats[seat].stand_in is not None
            before += standing and source == "plan"
            beside += source == "stand_in"
            assert source != "stand_in" or standing
    assert before > 0 and beside > 0
    await club.table.close()
