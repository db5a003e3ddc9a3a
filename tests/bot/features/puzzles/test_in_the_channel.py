"""The puzzle of the day, by commands and presses: posted once a day, answered once, told who solved it."""

import contextlib

import discord
import pytest

from bot.components import ui
from bot.components.custom_id import CustomId, read
from bot.core import jobs, user_data
from bot.core.jobs import DAY
from bot.features.puzzles import text as worded
from bot.features.puzzles import use_cases as puzzles_use_cases
from bot.features.puzzles.handlers import items
from bot.features.puzzles.use_cases import BEGINS, KIND, TELLS, begin_of, day_of
from bot.text.localization import localization_for
from players.puzzles import stock
from tests.bot.players import components
from tests.bot.world import world


async def settled(here):
    """What the timer and the posts had to do is done."""
    for _ in range(2):
        here.bot.timer.wake()
        await here.quiet()


async def switch_on(here, **options):
    options = options or {"puzzle_channel": here.channel}
    answer = await here.owner.slash(here.channel, "caylus-server settings", **options)
    await settled(here)
    return answer.response.content


def posts(here):
    return [
        message for message in here.channel.history() if "Puzzle for" in message.content
    ]


def today(here):
    return stock.of_day(day_of(here.bot.delivery_context.now()))


def offered(message):
    """(custom id, value) by code of everything a puzzle offers."""
    found = {}
    for part in components(message):
        press = read(part["custom_id"])
        if press.kind in ("puzzleboard", "puzzlebest"):
            continue
        if press.kind in ("solve", "solvealone"):
            found[press.rest] = (part["custom_id"], None)
        else:
            found.update(
                {
                    option["value"]: (part["custom_id"], option["value"])
                    for option in part["options"]
                }
            )
    return found


async def choose(here, who, message, code):
    custom_id, value = offered(message)[code]
    if value is None:
        return await here.people[who].click(message, custom_id=custom_id)
    return await here.people[who].select(message, [value], custom_id=custom_id)


@contextlib.asynccontextmanager
async def club():
    """A server with an administrator."""
    # more, and it would wait for what is due in a minute
    async with world(patience=30.0) as here:
        role = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        here.owner = here.guild.add_member(here.env.create_user("Olga"), roles=[role])
        yield here


async def test_no_server_gets_puzzles_before_an_administrator_wants_them():
    async with club() as here:
        await settled(here)
        await here.env.advance_time(2 * DAY)
        await settled(here)
        assert posts(here) == []
        assert await here.bot.db.read(jobs.next_due, KIND) is None


async def test_a_puzzle_is_posted_once_a_day_with_everything_that_is_legal():
    async with club() as here:
        assert f"Puzzle of the day: <#{here.channel.id}>" in await switch_on(here)
        (post,) = posts(here)
        puzzle = today(here)
        assert sorted(offered(post)) == sorted(option.code for option in puzzle.options)
        posed = worded.opened(puzzle)
        assert (
            localization_for("en").format_message(posed.game.question(posed.state))
            in post.content
        )
        assert {file.description for file in post.attachments} >= {
            f"glance of {puzzle.game}"
        }
        await settled(here)
        assert len(posts(here)) == 1
        for days in (2, 3):
            await here.env.advance_time(DAY)
            await settled(here)
            assert len(posts(here)) == days
        assert len({post.content for post in posts(here)}) == 3


async def test_the_full_board_of_a_puzzle_is_one_press_away():
    async with club() as here:
        await switch_on(here)
        shown = await here.people[1].click(posts(here)[0], label="Full board")
        assert shown.response.ephemeral
        assert (
            shown.response.attachments[0].description == f"full of {today(here).game}"
        )


async def test_a_wrong_answer_is_judged_in_private_and_tried_again_in_the_same_message():
    async with club() as here:
        await switch_on(here)
        (post,) = posts(here)
        puzzle = today(here)
        wrong = puzzle.options[-1]
        answer = await choose(here, 1, post, wrong.code)
        assert answer.response.ephemeral
        posed = worded.opened(puzzle)
        best = posed.game.label(posed.state, puzzle.best).english
        said = answer.response.content
        assert "isn't the best" in said and "Why: " in said and best[:60] not in said
        less = round(100 * (puzzle.options[0].value - wrong.value))
        assert f"Another action's value is {less} higher." in said
        labels = [part.get("label") for part in components(answer.response)]
        assert "Show the solution" in labels and len(offered(answer.response)) == len(
            puzzle.options
        )
        other = puzzle.options[-2]
        second = await choose(here, 1, answer.response, other.code)
        assert second.response.id == answer.response.id
        assert "Your first answer counts" in second.response.content
        third = await choose(here, 1, second.response, puzzle.best)
        assert (
            "Right" in third.response.content
            and "Your first answer counts" in third.response.content
        )
        assert components(third.response) == []
        day = day_of(here.bot.delivery_context.now())
        solved = await here.bot.db.read(
            puzzles_use_cases.answered, here.people[1].id, day
        )
        assert (solved.code, solved.solved) == (wrong.code, False), (
            "the first answer is kept"
        )
        asked = await here.people[1].slash(here.channel, "caylus-club puzzle")
        assert "already answered this puzzle" in asked.response.content
        shown = await here.people[1].click(asked.response, label="Show the solution")
        assert (
            f"Best: “{best[:40]}" in shown.response.content
            and components(shown.response) == []
        )
        right = await choose(here, 2, post, puzzle.best)
        assert "Right" in right.response.content and "Why: " in right.response.content
        assert posts(here)[0].content == post.content, (
            "who solved it is told a little later, at once for several"
        )


async def test_an_earlier_puzzle_is_not_taken_for_that_of_the_day():
    async with club() as here:
        await switch_on(here)
        (post,) = posts(here)
        day = day_of(here.bot.delivery_context.now())
        old = stock.of_day(day - 1)
        for kind in ("solve", "solvealone"):
            forged = str(CustomId(kind, old.id, day, old.best))
            button = {"type": 2, "style": 2, "label": "x", "custom_id": forged}
            flags = 64 if kind == "solvealone" else 0  # it stands on private answers
            message = here.payload(post) | {
                "flags": flags,
                "components": [{"type": 1, "components": [button]}],
            }
            refused = here.deliver(1, message, forged)
            await here.env.settle()
            assert "day is over" in refused.response.content
        assert (
            await here.bot.db.read(puzzles_use_cases.answered, here.people[1].id, day)
            is None
        )
        again = await choose(here, 1, post, today(here).best)
        assert "Right" in again.response.content


async def test_who_solved_it_is_told_soon_and_the_solution_when_the_day_is_over():
    async with club() as here:
        await switch_on(here)
        (post,) = posts(here)
        puzzle = today(here)
        await choose(here, 2, post, puzzle.best)
        await choose(here, 1, post, puzzle.options[1].code)
        await here.env.advance_time(TELLS + 1)
        await settled(here)
        (told,) = posts(here)
        cy, bob = here.people[2].id, here.people[1].id
        assert (
            f"Solved by <@{cy}> (1 of 2 answers)" in told.content
            and f"<@{bob}>" not in told.content
        )
        assert "Best: " not in told.content and components(told)
        await here.env.advance_time(DAY)
        await settled(here)
        old, _ = sorted(posts(here), key=lambda message: message.id)
        assert "Best: “" in old.content and f"<@{cy}>" in old.content
        assert components(old) == []
        late = here.deliver(
            3,
            here.payload(told) | {"components": _raw(told)},
            *offered(told)[puzzle.best],
        )
        await here.env.settle()
        assert "day is over" in late.response.content
        assert (
            await here.bot.db.read(
                puzzles_use_cases.answered,
                here.people[3].id,
                day_of(here.bot.delivery_context.now()) - 1,
            )
            is None
        )


def _raw(message):
    return [
        part if isinstance(part, dict) else part.to_dict()
        for part in message.components
    ]


async def test_one_may_solve_it_alone_without_a_server_that_posts_it():
    async with club() as here:
        answer = await here.people[1].slash(here.channel, "caylus-club puzzle")
        puzzle = today(here)
        assert answer.response.ephemeral and "Puzzle for" in answer.response.content
        done = await choose(here, 1, answer.response, puzzle.best)
        assert "Right" in done.response.content and components(done.response) == []
        again = await here.people[1].slash(here.channel, "caylus-club puzzle")
        assert (
            "already answered this puzzle" in again.response.content
            and components(again.response) == []
        )
        await switch_on(here)
        (post,) = posts(here)
        press = await choose(here, 1, post, puzzle.options[1].code)
        assert "Your first answer counts" in press.response.content
        await here.env.advance_time(TELLS + 1)
        await settled(here)
        assert "Solved" not in posts(here)[0].content, (
            "what was answered alone is told to nobody"
        )


async def test_a_restart_posts_nothing_twice_and_goes_on():
    async with club() as here:
        await switch_on(here)
        await choose(here, 2, posts(here)[0], today(here).best)
        await here.restart()
        await settled(here)
        assert len(posts(here)) == 1
        await here.env.advance_time(TELLS + 1)
        await settled(here)
        assert f"Solved by <@{here.people[2].id}>" in posts(here)[0].content


async def test_a_post_whose_answer_was_lost_is_taken_up_by_the_first_press_on_it():
    async with club() as here:
        await switch_on(here)
        (post,) = posts(here)
        await here.bot.db._database.write(
            lambda tx: tx.execute("UPDATE puzzle_post SET message = NULL") and None
        )
        await choose(here, 2, post, today(here).best)
        await here.env.advance_time(TELLS + 1)
        await settled(here)
        (told,) = posts(here)
        assert told.id == post.id and "Solved by" in told.content


async def test_where_posting_is_refused_it_is_tried_again_and_the_doctor_says_so():
    async with club() as here:
        await here.owner.slash(here.channel, "caylus games")  # the welcome is posted
        await here.quiet()
        here.env.inject_error("POST", "/channels/*/messages", status=403, times=1)
        await switch_on(here)
        assert posts(here) == []
        doctor = await here.owner.slash(here.channel, "caylus-server doctor")
        assert "puzzle of the day" in doctor.response.content
        await here.env.advance_time(61)
        await settled(here)
        assert len(posts(here)) == 1
        doctor = await here.owner.slash(here.channel, "caylus-server doctor")
        assert "puzzle of the day" not in doctor.response.content


async def test_a_channel_in_which_the_bot_may_not_post_is_refused_with_what_is_missing():
    async with club() as here:
        from simcord.backend.models import Overwrite
        from simcord.enums import OverwriteType

        shut = here.guild.create_text_channel("shut")
        deny = discord.Permissions(send_messages=True, attach_files=True).value
        me = Overwrite(
            target_id=here.bot.user.id, type=OverwriteType.MEMBER, allow=0, deny=deny
        )
        here.env.backend.set_overwrite(shut.id, me)
        await here.env.settle()
        text = await switch_on(here, puzzle_channel=shut)
        assert (
            "Send Messages and Attach Files" in text and "Nothing was changed" in text
        )
        assert "puzzle_channel" not in await here.bot.settings_cache.of_server(
            here.guild.id
        )


async def test_switched_off_nothing_more_is_posted_and_what_stands_still_ends():
    async with club() as here:
        await switch_on(here)
        puzzle = today(here)
        assert "Puzzle of the day: none" in await switch_on(here, no_puzzles=True)
        assert "Either" in await switch_on(
            here, no_puzzles=True, puzzle_channel=here.channel
        )
        await here.env.advance_time(DAY)
        await settled(here)
        (post,) = posts(here)
        assert "Best: “" in post.content and components(post) == []
        assert puzzle.best


async def test_where_the_bot_was_removed_it_does_not_try_all_day():
    async with club() as here:
        await switch_on(here)
        await here.env.advance_time(DAY - 3600)
        before, there = len(posts(here)), here.bot.discord_api.guild
        here.bot.discord_api.guild = lambda server: None
        await here.env.advance_time(3600 + DAY)
        await settled(here)
        assert len(posts(here)) == before
        table = here.bot.db
        assert await table.read(jobs.next_due, KIND) == begin_of(
            day_of(here.bot.delivery_context.now()) + 1
        )
        here.bot.discord_api.guild = there
        await here.env.advance_time(DAY)
        await settled(here)
        assert len(posts(here)) == before + 1


async def test_who_is_forgotten_is_named_in_no_message_any_more():
    async with club() as here:
        await switch_on(here)
        puzzle = today(here)
        for who in (1, 2):
            await choose(here, who, posts(here)[0], puzzle.best)
        table = here.bot.db
        (answer,) = (await table.read(user_data.about, here.people[2].id))["puzzles"]
        assert answer["code"] == puzzle.best and answer["solved"] == 1
        await here.env.advance_time(DAY)
        await settled(here)
        old = min(posts(here), key=lambda message: message.id)
        assert f"<@{here.people[2].id}>" in old.content
        asked = await here.people[2].slash(here.channel, "caylus me forget")
        await here.people[2].click(asked.response, label="Delete my data")
        await settled(here)
        old = min(posts(here), key=lambda message: message.id)
        assert (
            f"<@{here.people[2].id}>" not in old.content
            and f"Solved by <@{here.people[1].id}>" in old.content
        )
        assert (await table.read(user_data.about, here.people[2].id))["puzzles"] == []


async def test_what_no_puzzle_has_is_no_answer():
    async with club() as here:
        await switch_on(here)
        day = day_of(here.bot.delivery_context.now())
        for puzzle, code in ((999_999, "pass"), (today(here).id, "build moon")):
            forged = str(CustomId("solve", puzzle, day, code))
            row = {
                "type": 1,
                "components": [
                    {"type": 2, "style": 2, "label": "?", "custom_id": forged}
                ],
            }
            made = here.deliver(
                1, here.payload(posts(here)[0]) | {"components": [row]}, forged
            )
            await here.env.settle()
            assert "no longer have this puzzle" in made.response.content
        assert (
            await here.bot.db.read(puzzles_use_cases.answered, here.people[1].id, day)
            is None
        )


def test_a_day_begins_at_eight_in_the_morning():
    assert day_of(begin_of(20_000)) == 20_000 and day_of(begin_of(20_000) - 1) == 19_999
    assert begin_of(20_000) % DAY == BEGINS


@pytest.mark.parametrize(
    "puzzle",
    [one for puzzles in stock.stocks().values() for one in puzzles],
    ids=lambda one: one.id,
)
def test_every_puzzle_fits_a_message_whatever_is_answered(puzzle):
    l10n, posed = localization_for("en"), worded.opened(puzzle)
    asked = "\n".join(worded.question(l10n, posed, 20_000))
    layout = worded.layout(l10n, posed)
    assert (
        sorted(layout.codes()) == sorted(option.code for option in puzzle.options)
        and layout.rows <= 5
    )
    places = {one.code for one in puzzle.options if one.code.startswith("place ")}
    assert len(places) > ui.MOST_SPOTS or places <= {one.code for one in layout.buttons}
    for option in puzzle.options:
        assert len(str(CustomId("solvealone", puzzle.id, 99_999, option.code))) <= 100
        assert (
            len(asked)
            + len(worded.judged(l10n, puzzle, option.code, puzzle.options[1].code))
            < 2_000
        )
    buttons = [one.custom_id for one in items(l10n, puzzle, 20_000, ["puzzlebest"])]
    assert any("puzzlebest" in one for one in buttons), "the solution has room"
    many = worded.solvers(l10n, range(10**18, 10**18 + 60), 99, over=True)
    assert (
        len(asked) + len("\n".join(worded.solution(l10n, puzzle))) + len(many) < 2_000
    )
    assert "20 more" in many
