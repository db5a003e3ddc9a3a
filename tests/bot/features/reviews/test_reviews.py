"""Reviews of finished games, by pressing: made once, kept, paged in private, one of a game at a time."""

import json
import re
from unittest import mock

import pytest

from bot.ai.analysis import LOOK, Analysis, Taken
from bot.ai.pool import Workers
from bot.components.custom_id import read
from bot.core import outbox, queries, undo, user_data, votes
from bot.features.reviews import analysis
from bot.features.reviews import handlers as answers
from bot.features.reviews.analysis import COUNTS
from bot.features.reviews.handlers import Reviews
from bot.features.what_if import simulate
from players import review as looking
from tests.bot.ai.test_process import PATIENT
from tests.bot.over import finished, played
from tests.bot.players import components
from tests.bot.world import world
from tests.costs import sampled

_found = {}
do = Analysis.do


def found_before(analysis, job):
    """What a job finds; most tests review the same game."""
    key = (
        job.name,
        job.kind,
        job.state,
        job.seat,
        job.seed,
        bytes(job.arguments),
        looking.ITERATIONS,
    )
    if key not in _found:
        _found[key] = do(analysis, job)
    return _found[key]


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Searches of a test are small, and done once: what is told is the same."""
    monkeypatch.setattr(Analysis, "do", found_before)
    monkeypatch.setattr(looking, "ITERATIONS", 12)
    monkeypatch.setattr(looking, "NOISE", 0.004)


async def result_of(here, game):
    found = await here.bot.db.read(outbox.found, game, "ended")
    home = await here.home(game)
    return next(message for message in home.history() if message.id == found.message)


def private(answer):
    """The text of the asker's own message as it stands now."""
    response = answer.response
    assert response.ephemeral
    return response.content


def offered(message):
    """What a panel of What if offers: custom id and value by the line that it leads to, but for the row below."""
    found = {}
    for part in components(message):
        press = read(part["custom_id"])
        if press.kind == "past" and press.rest and part.get("label") != "Step back":
            found[press.rest] = (part["custom_id"], None)
        elif press.kind == "pastpick":
            found |= {
                option["value"]: (part["custom_id"], option["value"])
                for option in part["options"]
            }
    return found


def labels(message):
    return [part["label"] for part in components(message) if "label" in part]


@pytest.mark.parametrize(
    ("kind", "seats"), sampled([("caylus", 2), ("caylus", 3), ("magna_carta", 2)], 2)
)
async def test_a_review_is_asked_for_under_the_result_and_paged_by_its_numbers(
    kind, seats
):
    async with world(patience=60.0) as here:
        game = await finished(here, kind, seats)
        ann = here.people[0]
        answer = await ann.click(await result_of(here, game), label="Review")
        await here.env.settle()
        review = await here.bot.feature(Reviews).analysis.kept(game, 0)
        assert review.complete and 1 <= len(review.costly) <= 5
        text = private(answer)
        assert (
            f"**Caylus{' Magna Carta' if seats == 2 and kind != 'caylus' else ''} #{game}**"
            in text
        )
        assert f"{review.good} of {len(review.looked)} decisions" in text
        marks = text.partition("By turn: ")[2].splitlines()[0]
        counted = {
            sign: sum(marks.count(each) for each in sign)
            for sign in ("★✓", "△✗", "★✓△✗")
        }
        assert counted["★✓"] == review.good and counted["★✓△✗"] == len(review.looked)
        numbers = [str(number) for number in range(1, len(review.costly) + 1)]
        assert labels(answer.response) == numbers
        assert [file.description for file in answer.response.attachments] == [
            f"lookback of {kind}"
        ]
        costs = [one.cost for one in review.costly]
        assert costs == sorted(costs, reverse=True) and costs[-1] > 0
        position = await here.bot.db.read(
            analysis.past, game, review.looked[review.costly[0].place].number
        )
        done = position.label(review.looked[review.costly[0].place].code).english
        page = await ann.click(answer.response, label="1")
        assert done in page.response.content and "Better: " in page.response.content
        before, better = (
            review.looked[review.costly[0].place].number,
            review.costly[0].best,
        )
        purpose = await here.bot.db.read(analysis.purpose_of, game, before, better)
        why = "nothing stands out" if purpose is None else purpose.english
        assert f"Why: {why}" in page.response.content
        assert f"**1 of {len(numbers)}**" in page.response.content
        assert re.search(r"^[△✗] 🔵 \*\*Blue", page.response.content, re.MULTILINE)
        assert page.response.id == answer.response.id, (
            "a page takes the place of the one before"
        )
        assert [file.description for file in page.response.attachments] == [
            f"glance of {kind}"
        ]
        assert ("Your hand then" in page.response.content) is (kind != "caylus")
        full = await ann.click(page.response, label="Full board")
        assert [file.description for file in full.response.attachments] == [
            f"full of {kind}"
        ]
        whole = await ann.click(full.response, label="Whole game")
        assert private(whole) == text
        assert [
            message.content
            for message in (await here.home(game)).history()
            if "Better" in message.content
        ] == []


@pytest.mark.parametrize(
    ("kind", "who"), [("caylus", 0), ("caylus", 2), ("magna_carta", 0)]
)
async def test_try_again_opens_what_if_at_the_position_of_the_decision(kind, who):
    async with world(patience=60.0) as here:
        game = await finished(here, kind)
        person = here.people[who]
        if who:
            await person.slash(
                here.channel, "caylus-club review", game=str(game), seat=0
            )
            await here.env.settle()
            answer = await person.slash(
                here.channel, "caylus-club review", game=str(game), seat=0
            )
        else:
            answer = await person.click(await result_of(here, game), label="Review")
        await here.env.settle()
        review = await here.bot.feature(Reviews).analysis.kept(game, 0)
        page = await person.click(answer.response, label="1")
        panel = await person.click(page.response, label="Try again")
        assert panel.response.ephemeral and panel.response.id != page.response.id
        assert "Choose for whoever's turn it is" in panel.response.content
        before = review.looked[review.costly[0].place]
        position = await here.bot.db.read(analysis.past, game, before.number)
        decision = position.decision
        if kind == "caylus":
            assert set(offered(panel.response)) == {
                *map(chr, range(33, 33 + len(decision.actions)))
            }
        shown = await here.bot.db.read(
            simulate.look_back, game, person.id, before.number
        )
        assert shown.position.decision.actions == decision.actions
        place = decision.actions.index(before.code)
        tried = await here.bot.db.read(
            simulate.look_back, game, person.id, before.number, simulate.write(place)
        )
        assert [step.code for step in tried.steps] == [before.code]
        info = await here.bot.db.read(queries.info, game)
        assert info.status == "finished"
        custom_id, value = next(iter(offered(panel.response).values()))
        if value is None:
            step = await person.click(panel.response, custom_id=custom_id)
        else:
            step = await person.select(panel.response, [value], custom_id=custom_id)
        labels_ = labels(step.response)
        assert "Step back" in labels_ and "Save" not in labels_


async def test_what_was_looked_at_is_not_thought_about_again(monkeypatch):
    async with world(patience=60.0) as here:
        game = await finished(here)
        await here.people[0].click(await result_of(here, game), label="Review")
        await here.env.settle()
        monkeypatch.setattr(Analysis, "do", None)  # whoever thinks now fails
        answer = await here.people[0].slash(
            here.channel, "caylus-club review", game=str(game)
        )
        assert "decisions" in answer.response.content and labels(answer.response)


async def test_a_review_that_a_restart_cut_off_says_so_and_goes_on_where_it_was():
    async with world(patience=60.0) as here:
        game = await finished(here)
        reviews = here.bot.feature(Reviews).analysis
        look, seen = reviews._look, []

        async def look_until(user, one, again):
            seen.append(one.number)
            if len(seen) == 9:
                reviews.stop()
            return await look(user, one, again)

        reviews._look = look_until
        answer = await here.people[0].click(await result_of(here, game), label="Review")
        await here.env.settle()
        assert "I was restarted" in private(answer)
        kept = await reviews.kept(game, 0)
        assert len(kept.looked) == 9 and not kept.complete
        await here.restart()
        again = here.bot.feature(Reviews).analysis
        look_again, after = again._look, []

        async def look_on(user, one, again):
            after.append(one.number)
            return await look_again(user, one, again)

        again._look = look_on
        shown = await here.people[0].click(answer.response, label="Review")
        await here.env.settle()
        assert "decisions" in private(shown)
        assert not set(seen) & set(after) and after
        assert (await again.kept(game, 0)).complete


async def test_the_answer_tells_how_far_it_is_and_an_old_one_is_left_alone_but_for_its_button(
    monkeypatch,
):
    async with world(patience=60.0) as here:
        game = await finished(here)
        monkeypatch.setattr(answers, "TELLS_EVERY", 0.0)
        result = await result_of(here, game)
        press = next(
            part["custom_id"]
            for part in components(result)
            if part["label"] == "Review"
        )
        made = here.deliver(0, here.payload(result), press)
        reviews, told = here.bot.feature(Reviews).analysis, []
        look = reviews._look

        async def seen(user, one, again):
            told.append(made.response.content if made.response is not None else "")
            if len(told) == 5:
                # a quarter of an hour has passed
                monkeypatch.setattr(answers, "TELLS_FOR", -1.0)
            return await look(user, one, again)

        reviews._look = seen
        while not (await reviews.kept(game, 0)).complete:
            await here.env.settle()
        assert "3 of " in told[3] and "are done" in told[3]
        assert "4 of " in private(made) and labels(made.response) == ["Review"]
        shown = await here.people[0].click(made.response, label="Review")
        assert "matched the best" in private(shown)


async def test_a_review_says_at_once_how_many_decisions_there_are_and_then_how_long_it_takes(
    monkeypatch,
):
    async with world(patience=60.0) as here:
        game = await finished(here)
        _, decided = await analysis.load_decisions(here.bot.db, game, 0)
        clock = mock.Mock(**{"monotonic.return_value": 0.0})
        monkeypatch.setattr(analysis, "time", clock)
        result = await result_of(here, game)
        (press,) = (
            part["custom_id"]
            for part in components(result)
            if part["label"] == "Review"
        )
        made = here.deliver(0, here.payload(result), press)
        reviews, told = here.bot.feature(Reviews).analysis, list[str]()
        look = reviews._look

        async def seen(user, one, again):
            told.append(made.response.content)
            monkeypatch.setattr(answers, "TELLS_EVERY", 0.0)
            clock.monotonic.return_value += 59.9
            return await look(user, one, again)

        reviews._look = seen
        while not (await reviews.kept(game, 0)).complete:
            await here.env.settle()
        assert f"0 of {len(decided)} are done. This takes about a minute" in told[0]
        left = len(decided) - 1
        assert f"1 of {left + 1} are done. About {left} minutes left" in told[1]
        assert f"{left} of {left + 1} are done. About a minute left" in told[-1]


async def test_what_seems_to_have_cost_something_is_looked_at_again_as_long_as_there_are_looks_left(
    monkeypatch,
):
    most = []
    for looks in (300, 0):
        monkeypatch.setattr(analysis, "LOOKS", looks)
        async with world(patience=60.0) as here:
            game = await finished(here)
            await here.people[0].click(await result_of(here, game), label="Review")
            await here.env.settle()
            review = await here.bot.feature(Reviews).analysis.kept(game, 0)
            assert review.complete
            most.append(max(len(one.tries) for one in review.looked))
    assert most == [looking.MOST_APPRAISALS, 1]


async def test_one_review_of_a_game_is_made_at_a_time_and_who_comes_second_is_told():
    async with world(patience=60.0) as here:
        game = await finished(here)
        reviews = here.bot.feature(Reviews).analysis
        assert reviews.begin(game, 1)
        answer = await here.people[0].click(await result_of(here, game), label="Review")
        assert "I'm reviewing this" in private(answer) and "Red" in private(answer)
        assert not reviews.begin(game, 0)
        assert labels(answer.response) == ["Review"]


async def test_who_held_no_seat_chooses_one_and_who_did_not_finish_a_game_is_told():
    async with world(patience=60.0) as here:
        game = await finished(here)
        cy = here.people[2]
        answer = await cy.click(await result_of(here, game), label="Review")
        assert labels(answer.response) == ["🔵 Blue Ann", "🔴 Red Bob"]
        shown = await cy.click(answer.response, label="🔴 Red Bob")
        await here.env.settle()
        assert "🔴 **Red**" in private(shown) and "decisions" in private(shown)
        assert "haven't finished any" in await said_club(here, 2, "review")
        other = await here.table(2)
        assert "isn't over" in await said_club(here, 0, "review", game=str(other))
        assert "has no such seat" in await said_club(
            here, 0, "review", game=str(game), seat=3
        )


async def said_club(here, who, command, **options):
    answer = await here.people[who].slash(
        here.channel, f"caylus-club {command}", **options
    )
    return answer.response.content


async def test_finished_games_are_suggested_the_askers_own_first():
    async with world(patience=60.0) as here:
        games = [await finished(here), await finished(here, seed=4)]
        await here.table(2)
        found = await here.people[0].autocomplete(
            here.channel, "caylus-club review", "game", ""
        )
        assert [choice["value"] for choice in found] == [
            str(game) for game in reversed(games)
        ]
        assert (
            await here.people[3].autocomplete(
                here.channel, "caylus-club review", "game", ""
            )
            == []
        )


async def test_a_review_counts_as_several_searches_of_its_person():
    async with world(patience=60.0) as here:
        game = await finished(here)
        await here.bot.settings_cache.set_server(
            here.guild.id, searches_per_person=str(COUNTS + 1)
        )
        await here.bot.searches.count(here.guild.id, here.people[0].id, 2)
        answer = await here.people[0].click(await result_of(here, game), label="Review")
        assert f"the limit is {COUNTS + 1}" in private(answer)
        assert not (await here.bot.feature(Reviews).analysis.kept(game, 0)).looked


async def test_where_nobody_thinks_the_asker_is_told_and_may_ask_again(monkeypatch):
    async with world(patience=60.0) as here:
        game = await finished(here)

        async def nothing(person, job):
            return None

        thinker = here.bot.thinker
        monkeypatch.setattr(thinker, "analyse", nothing)
        answer = await here.people[0].click(await result_of(here, game), label="Review")
        await here.env.settle()
        assert "think" in private(answer)
        monkeypatch.undo()
        monkeypatch.setattr(looking, "ITERATIONS", 12)
        shown = await here.people[0].click(answer.response, label="Review")
        await here.env.settle()
        assert "decisions" in private(shown)


async def test_after_the_end_was_taken_back_a_review_counts_no_more():
    async with world(patience=60.0) as here:
        game = await finished(here)
        table = here.bot.db
        await here.people[0].click(await result_of(here, game), label="Review")
        await here.env.settle()
        info = await table.read(queries.info, game)
        _, taken = played("caylus", 2, 3)
        last = here.people[taken[-1][0]]
        from bot.core.model import Person

        vote = (
            await table.run(undo.undo, game, Person(last.id, "x"), info.revision)
        ).vote
        other = next(person for person in here.people[:2] if person.id != last.id)
        if vote is not None:
            await table.run(votes.answer, vote.id, Person(other.id, "y"), True)
        answer = await here.people[0].slash(
            here.channel, "caylus-club review", game=str(game)
        )
        assert "isn't over" in answer.response.content


async def test_what_somebody_asked_for_is_in_their_export_and_forgotten_with_them():
    async with world(patience=60.0) as here:
        game = await finished(here)
        await here.people[0].click(await result_of(here, game), label="Review")
        await here.env.settle()
        table = here.bot.db
        (found,) = (await table.read(user_data.about, here.people[0].id))["reviews"]
        assert found["game"] == game and json.loads(found["found"])["looked"]
        await table.run(user_data.forget, here.people[0].id)
        assert (await table.read(user_data.about, here.people[0].id))["reviews"] == []
        assert not (await here.bot.feature(Reviews).analysis.kept(game, 0)).looked


async def test_a_worker_process_finds_the_same_as_the_bot_itself():
    async with world(patience=60.0) as here:
        game = await finished(here)
        _, decided = await analysis.load_decisions(here.bot.db, game, 0)
        one = decided[3]
        pool = Workers(1, PATIENT)
        try:
            job = LOOK.job(
                one.thought.kind, one.thought.state, 0, 1, Taken(one.code, 12)
            )
            found = LOOK.read(await pool.analyse(1, job))
            assert found == LOOK.read(LOOK.do(job).result)
            assert len(found.values) == 2 and one.thought.kind == "caylus"
        finally:
            await pool.close()


async def test_a_review_sees_what_its_seat_could_know_and_nothing_more():
    async with world(patience=60.0) as here:
        game = await finished(here, "magna_carta", 2)
        course, decided = await analysis.load_decisions(here.bot.db, game, 0)
        rules, state = course.game, course.game.clone(course.start)
        seen = {one.number: one for one in decided}
        different = 0
        for number, (_, code) in enumerate(course.taken):
            if number in seen:
                imagined = rules.decode(seen[number].thought.state.encode())
                assert rules.view(imagined, 0) == rules.view(state, 0)
                different += rules.hand(imagined, 1) != rules.hand(state, 1)
            rules.step(state, code)
        assert different > len(decided) / 3, "what others held is dealt anew"
