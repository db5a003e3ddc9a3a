"""The table of ends: for each way in which people leave a game, what is told, each person's place, and what their
rating does. Most games end at once with a result that is given, for what counts is who was there."""

from __future__ import annotations

import re
from itertools import product

import pytest

from bot.core import outbox, queries, votes
from bot.core.model import Person
from bot.delivery import lobby_card, pinned_message
from bot.delivery.batch import load
from bot.features.moderation.use_cases import Withdrawal, change_seat, take_back, void
from bot.features.statistics import plackett_luce
from bot.features.statistics.plackett_luce import START
from bot.text import people, reports
from bot.text.localization import localization_for
from rules.model import Result
from storage import message_slots
from tests.bot.club import MODERATOR
from tests.bot.core.test_leaving import _end, _in_turn
from tests.bot.features.moderation.test_acts import administrator
from tests.bot.features.moderation.test_acts import told as moderated
from tests.bot.features.moderation.test_bars import OPEN
from tests.bot.over import posted
from tests.bot.players import Player, components
from tests.bot.world import NAMES, world
from tests.costs import sampled

HOUR = 60 * 60
LATE = {"wait": "none", "skip": "24h", "vote": "24h", "stand-in": "24h"}
LEAVERS = ("first", "middle", "last", "all")
CASES = [
    (players, late, rated, leaver)
    for players, late, rated, leaver in product(
        (2, 3, 4, 5), LATE, ("yes", "no"), LEAVERS
    )
    if players > 2 or leaver != "middle"
]
ABANDONED = (
    "⏹️ Nobody played on, so this game ends without a result. Ratings don't change."
)


async def begun(here, players, late="wait", rated="yes", turn=8):
    """A game in which everybody has acted, and that has come as far as that turn."""
    options = (
        {"pace": LATE[late]}
        if LATE[late] == "none"
        else {"pace": LATE[late], "late": late}
    )
    game = await here.table(players, rated=rated, level=1, **options)
    acted = set()
    while len(acted) < players:
        position = await here.bot.db.read(queries.position, game)
        acted.add(position.decision.seat)
        who = here.seat_holder(position.info, position.decision.seat)
        await here.slash(
            who, await here.home(game), "act", action=position.decision.actions[1]
        )
    await here.bot.db.run(_in_turn, game, turn)
    await posted(here, game)
    return game


async def leaves(here, game, who):
    asked = await here.slash(who, await here.home(game), "table resign")
    await here.people[who].click(asked.response, label="Yes, leave")


async def ends(here, game, scores):
    """The rules end the game with these scores."""
    best = max(scores)
    result = Result(
        tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == best)
    )
    await here.bot.db.run(_end, game, result)
    await posted(here, game)


async def told(here, game):
    """What is told of the end where everybody sees it: the result, the pinned message and the card."""
    home, found = (
        await here.home(game),
        await here.bot.db.read(outbox.found, game, message_slots.ENDED),
    )
    ended = next(message for message in home.history() if message.id == found.message)
    (pin,) = [message for message in home.history() if message.pinned]
    (card,) = [
        message
        for message in here.channel.history()
        if f"## Caylus #{game}" in message.content
    ]
    return [message.content for message in (ended, pin, card)]


def names(info, seats):
    return [people.called(localization_for("en"), info.seats[seat]) for seat in seats]


async def rated(here):
    """By person: the conservative estimate that the game left of them; it began with that of START."""
    rows = await here.bot.db._database.read(
        lambda tx: tx.execute(
            "SELECT user, mu_after - 3 * sigma_after FROM rated"
        ).fetchall()
    )
    return dict(rows)


@pytest.mark.parametrize(("players", "late", "rating", "leaver"), sampled(CASES, 37))
async def test_the_table_of_ends(players, late, rating, leaver):
    async with world() as here:
        game = await begun(here, players, late, rating)
        gone = {"first": [0], "middle": [players // 2], "last": [players - 1]}.get(
            leaver, list(range(players - 1))
        )
        for who in gone:
            # what was skipped has said which turn it really is
            await here.bot.db.run(_in_turn, game, 8)
            await leaves(here, game, who)
            await here.env.advance_time(60)
        stayed = [seat for seat in range(players) if seat not in gone]
        if len(stayed) > 1:  # who left has the most on the board, whoever plays there
            await ends(
                here,
                game,
                [90 if seat in gone else 50 - seat for seat in range(players)],
            )
        info = await here.bot.db.read(queries.info, game)
        if len(stayed) > 1:
            (winner,) = names(info, stayed[:1])
            sentence = f"🏆 {winner} wins with {50 - stayed[0]} prestige."
        else:
            left = " and ".join(
                filter(
                    None, (", ".join(names(info, gone[:-1])), *names(info, gone[-1:]))
                )
            )
            sentence = (
                f"🏆 Won by forfeit: {names(info, stayed)[0]}. Out of the game: {left}."
            )
        line = reports.winners_line(localization_for("en"), info)
        more = ", despite more points: " in line
        assert line.startswith(sentence) and more == (len(stayed) > 1)
        for text in await told(here, game):
            assert sentence in text and text.count("🏆") == 1
        behind = [*stayed, *reversed(gone)]
        assert info.winners == (stayed[0],)
        assert info.ranks == tuple(1 + behind.index(seat) for seat in range(players))
        after = await rated(here)
        assert after.keys() == (
            {here.people[seat].id for seat in range(players)}
            if rating == "yes"
            else set()
        )
        among = [START] * len(stayed)
        if len(stayed) > 1:
            among = plackett_luce.rate(among, list(range(1, len(stayed) + 1)))
        for seat, alone in zip(stayed, among, strict=True):
            assert rating == "no" or after[here.people[seat].id] >= alone.ordinal
        lost = [
            after[here.people[seat].id] < START.ordinal
            for seat in gone
            if rating == "yes"
        ]
        assert lost[:1] in ([], [True]), "the first who left"
        assert all(
            after[here.people[seat].id] <= START.ordinal
            for seat in gone
            if rating == "yes"
        )


@pytest.mark.parametrize(
    ("players", "late", "rating"),
    sampled(
        product((2, 3, 4, 5), ("skip", "wait", "vote", "stand-in"), ("yes", "no")), 40
    ),
)
async def test_a_game_that_all_let_die(players, late, rating):
    """Where nobody is skipped nothing happens to it; else it ends without a result, and nobody is rated."""
    async with world() as here:
        game = await begun(here, players, late, rating)
        for _ in range(12 if late == "skip" else 3):
            await here.env.advance_time(72 * HOUR)
            if (await here.bot.db.read(queries.info, game)).status != "running":
                break
        info = await here.bot.db.read(queries.info, game)
        assert await rated(here) == {}
        if late != "skip":
            assert info.status == "running" and info.winners is None
            return
        await posted(here, game)
        assert (info.status, info.winners, info.ranks) == ("finished", (), None)
        for text in await told(here, game):
            assert ABANDONED in text and "🏆" not in text
        said = "rated (no result)" if rating == "yes" else "not rated"
        assert await chosen(here, game) == said
        result = (await told(here, game))[0]
        everyone = [f"<@{here.people[seat].id}>" for seat in range(players)]
        assert (f"({', '.join(everyone[:-1])} and {everyone[-1]})" in result) == (
            rating == "yes"
        )
        (line,) = [line for line in result.split("\n") if "Play on" in line]
        assert f"<t:{info.ended + 24 * HOUR}:f>" in line
        held = {seat.user for seat in info.seats if seat.user is not None}
        assert set(map(int, re.findall(r"<@(\d+)>", line))) == held and len(held) > 1


@pytest.mark.parametrize(
    ("scores", "winners"),
    [([30, 30, 12], [0, 1]), ([7, 30, 12], [1]), ([30, 30, 30], [0, 1, 2])],
    ids=["two share", "one alone", "all share"],
)
async def test_all_who_share_the_victory_are_named_with_their_points(scores, winners):
    async with world() as here:
        game = await begun(here, 3)
        await ends(here, game, scores)
        info = await here.bot.db.read(queries.info, game)
        named = names(info, winners)
        joined = (
            named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}"
        )
        does = (
            "wins with 30 prestige."
            if len(named) == 1
            else "share the victory with 30 prestige each."
        )
        assert all(f"🏆 {joined} {does}" in text for text in await told(here, game))


@pytest.mark.parametrize("winner", [0, 2])
async def test_a_computer_that_wins_is_named_as_one_and_one_that_loses_is_not(winner):
    async with world() as here:
        await here.slash(
            0, here.channel, "new", game="caylus", computers=2, pace="none", level=1
        )
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        await here.slash(0, here.channel, "start", game=str(info.id))
        await ends(
            here, info.id, [33 if seat == winner else 20 + seat for seat in range(3)]
        )
        info = await here.bot.db.read(queries.info, info.id)
        sentence = f"🏆 {names(info, [winner])[0]} wins with 33 prestige."
        assert all(sentence in text for text in await told(here, info.id))


async def chosen(here, game):
    """Whether the card of a game says that it is rated."""
    await posted(here, game)
    (card,) = [
        message
        for message in here.channel.history()
        if f"## Caylus #{game}" in message.content
    ]
    return card.content.splitlines()[1].split(" · ")[-1]


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ("rules", "rated"),
        ("early forfeit", "not rated"),
        ("late forfeit", "rated"),
        ("cancelled", "not rated"),
        ("anew", "not rated"),
        ("void", "not rated"),
    ],
)
async def test_the_card_says_whether_a_game_that_is_over_counts_for_ratings(how, says):
    async with world() as here:
        game = await begun(
            here,
            3 if how == "anew" else 2,
            turn=1 if how in ("early forfeit", "anew") else 8,
        )
        assert await chosen(here, game) == "rated"
        if how in ("rules", "void"):
            await ends(here, game, [30, 20])
        elif how == "cancelled":
            await here.slash(0, await here.home(game), "table cancel")
            await press(here, game, [1])
        else:
            await leaves(here, game, 0)
            if how == "anew":
                await press(here, game, [1, 2])
                said = [
                    message.content for message in (await here.home(game)).history()
                ]
                assert any(
                    f"starts over as Caylus #{game + 1}, without" in text
                    for text in said
                )
        if how == "void":
            assert await chosen(here, game) == "rated"
            admin = Person(here.people[4].id, NAMES[4], moderator=True)
            done = await here.bot.db.run(void, game, admin, "Same person twice")
            assert await chosen(here, game) == "not rated"
            back = Withdrawal(
                here.guild.id, done.entry, admin, "No", administrator=True
            )
            await here.bot.db.run(take_back, back)
            assert await chosen(here, game) == "rated"
            return
        assert await chosen(here, game) == says


async def press(here, game, people):
    """These people agree in the vote that is open."""
    await posted(here, game)
    (vote,) = await here.bot.db.read(votes.open_votes, game)
    for who in people:
        await here.bot.db.run(
            votes.answer, vote.id, Person(here.people[who].id, NAMES[who]), True
        )
    await posted(here, game)


@pytest.mark.parametrize(
    ("how", "says"), [("left", "not rated"), ("replaced", "rated")]
)
async def test_the_card_says_whether_the_last_who_began_is_still_rated_against_anybody(
    how, says
):
    async with world() as here:
        game = await begun(here, 3, turn=2)
        await leaves(here, game, 1)
        await here.slash(3, await here.home(game), "table claim", seat=1)
        assert await chosen(here, game) == "rated", "two are left who began"
        if how == "left":
            await leaves(here, game, 2)
        else:
            newcomer = Person(here.people[4].id, NAMES[4])
            await here.bot.db.run(
                change_seat, game, MODERATOR, "give", 2, newcomer, "Gone", left=None
            )
        assert await chosen(here, game) == says
        settings = await here.slash(0, await here.home(game), "table settings")
        now = settings.response.content.split(" · ")
        assert [part for part in now if part.endswith("rated")] == [says], (
            "the settings say what the card says"
        )
        assert here.env.errors == []


async def test_whoever_takes_over_and_whoever_is_stood_in_for_is_told_what_that_means_for_their_rating():
    async with world() as here:
        game = await begun(here, 3, late="stand-in", turn=1)
        home = await here.home(game)
        await here.slash(0, home, "table stand-in")
        await leaves(here, game, 1)
        await here.slash(4, home, "table claim")
        await posted(here, game)
        said = [message.content for message in home.history()]
        (computer,) = [
            text
            for text in said
            if "A level 1 computer plays for 🔵 **Blue** (Ann) until" in text
        ]
        assert (
            "If you miss most turns, you rank behind everyone who stays. If the computer"
            in computer
        )
        assert computer.endswith(
            "any rating gain is halved, and nobody else loses rating points to you."
        )
        (empty,) = [
            text
            for text in said
            if "A level 1 computer plays at the 🔴 **Red**" in text
        ]
        assert "rating" not in empty and empty.startswith("~~") and empty.endswith("~~")
        (claimed,) = [
            text for text in said if "You're taking over this position" in text
        ]
        assert (
            "Bob ranks behind everyone who stays.\nAnn and Cy are rated against each other."
            in claimed
        )
        (offer,) = [one for one in home.history() if "has left the game" in one.content]
        left, rated, was_open = offer.content.split("\n")
        assert rated == "~~Ann and Cy are rated against each other.~~", (
            "it is said anew where the seat is taken"
        )
        assert not left.startswith("~~") and was_open.startswith(
            "~~The seat is open: anyone can take it"
        )
        assert was_open.endswith("has taken over this seat.") and not offer.components
        assert (
            "This game won't change your rating. If you don't want the seat, </caylus table resign:"
            in claimed
        )
        assert claimed.endswith(
            "that changes neither your rating nor your reliability."
        )


async def test_a_seat_of_which_most_turns_are_missed_is_said_to_rank_last_while_that_is_so():
    """A computer that leads for somebody else would let the others play for the wrong place. Its person is warned,
    with the way back, while they can still help it."""
    async with world() as here:
        game = await begun(here, 3, late="stand-in", turn=1)
        home = await here.home(game)
        for person in here.people:
            await here.bot.delivery_context.settings_cache.set(person.id, confirm="no")
        await here.slash(1, home, "table stand-in")
        standing = "Bob> (stand-in) (as things stand, ranks behind everyone who stays: 2 of 3 turns missed)"
        warned = (
            f"⚠️ 🔴 **Red** <@{here.people[1].id}> has now missed most turns (2 of 3)."
        )

        async def shown():
            batch = await load(here.bot.delivery_context, game, 0)
            now, l10n, position = (
                here.bot.delivery_context.now(),
                batch.l10n,
                batch.position,
            )
            card = lobby_card.entry(l10n, position.info, position, now).render().text
            pin = pinned_message.entry(l10n, position, None, (), now).render().text
            card = card.replace(f"<@{here.people[1].id}>", "<Bob>")
            said = [
                one.content
                for one in home.history()
                if one.content.startswith(("⚠️", "~~⚠️"))
            ]
            return (
                standing in card,
                "🔴 Red" in pin and "ranks behind everyone who stays: 2 of 3" in pin,
                said,
            )

        async def until_turn(turn):
            while (
                position := await here.bot.db.read(queries.position, game)
            ).info.turn < turn:
                seat, codes = position.decision.seat, position.decision.actions
                code = "pass" if "pass" in codes else codes[0]
                await here.slash(
                    here.seat_holder(position.info, seat), home, "act", action=code
                )
                await here.quiet()

        def buttons(text):
            messages = [one for one in home.history() if text in one.content]
            return [[part["label"] for part in components(one)] for one in messages]

        await until_turn(3)
        card, pin, (soon,) = await shown()
        assert not card and not pin
        assert soon.startswith(
            f"⚠️ 🔴 **Red** <@{here.people[1].id}> has missed 1 of 2 turns. One more missed turn, and this seat "
            "ranks behind everyone who stays, whatever its points. Press the button or make a move"
        )
        assert buttons("One more missed turn") == [["Take my seat back"]]
        assert buttons("computer plays for 🔴 **Red** (Bob) until") == [[]], (
            "a seat has one live button"
        )
        await until_turn(4)
        card, pin, (first, said) = await shown()
        assert first == f"~~{soon}~~" and card and pin and said.startswith(warned)
        assert buttons("One more missed turn") == [[]] and buttons("missed most") == [
            ["Take my seat back"]
        ]
        assert "ranks behind everyone who stays, whatever its points." in said
        assert said.endswith(
            "only if Bob ends up playing at least as many turns as were missed."
        )
        (last,) = [one for one in home.history() if "missed most" in one.content]
        await here.people[1].click(last, label="Take my seat back")
        await here.quiet()
        (struck,) = [one for one in home.history() if "missed most" in one.content]
        assert struck.content.startswith("~~⚠️") and not struck.components


@pytest.mark.parametrize("when", ["min", "max"])
@pytest.mark.parametrize("players", [2, 3])
async def test_a_win_that_a_computer_played_for_says_so_counts_half_and_costs_nobody_who_played(
    players, when
):
    async with world() as here:
        game = await begun(here, players)
        player = Player(here, game, seed=3, way="command")
        for _ in range(3):
            await player.step()
        by = f"SELECT {when}(revision) FROM action WHERE game = ? AND seat = 0"
        computers = f"UPDATE action SET source = 'stand_in' WHERE game = ? AND revision = ({by})"
        await here.bot.db._database.write(
            lambda tx: tx.execute(computers, (game, game)).rowcount
        )
        await here.bot.db.run(_in_turn, game, 8)
        await ends(here, game, [40, 30, 20][:players])
        (info, said) = (
            await here.bot.db.read(queries.info, game),
            await told(here, game),
        )
        (winner,) = names(info, [0])
        headline = re.compile(
            f"🏆 {re.escape(winner)} wins with 40 prestige. "
            r"A computer made 1 of 🔵 \*\*Blue\*\*'s \d+ decisions."
        )
        assert all(headline.search(text) for text in said), said
        home = await here.home(game)
        halved = re.compile(
            r"made 1 of Blue's \d+ decisions \([01] of \d+ in the second half of the game\)\. That's more than "
            "a quarter, so "
            "any rating gain is halved, and nobody who played for themselves loses rating"
        )
        assert any(halved.search(one.content) for one in home.history())
        after = await rated(here)
        first, *others = (after[here.people[seat].id] for seat in range(players))
        among = [START] if players == 2 else plackett_luce.rate([START] * 2, [1, 2])
        assert first > START.ordinal
        assert [
            now >= alone.ordinal for now, alone in zip(others, among, strict=True)
        ] == [True] * len(others)


@pytest.mark.parametrize("players", [2, 3])
async def test_who_is_barred_never_wins_what_they_left(players):
    async with world() as here:
        game = await begun(here, players)
        bars = {"act": "bar", "member": here.people[0], "reason": "Insults"}
        await moderated(administrator(here), here.channel, OPEN, **bars)
        if players > 2:
            await ends(here, game, [90, 40, 30])
        else:
            # until then a lift would give the seat back
            await here.env.advance_time(25 * HOUR)
        await posted(here, game)
        info = await here.bot.db.read(queries.info, game)
        assert info.winners == (1,) and info.ranks[0] == players
        (winner,) = names(info, [1])
        sentence = (
            f"🏆 {winner} wins with 40 prestige."
            if players > 2
            else f"🏆 Won by forfeit: {winner}."
        )
        assert all(sentence in text for text in await told(here, game))
