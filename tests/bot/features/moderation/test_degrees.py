"""The milder acts about a person: a warning, and no new games while running ones are played on."""

from __future__ import annotations

from bot.core import queries
from bot.features.moderation import use_cases
from tests.bot.features.moderation.test_acts import (
    administrator,
    asked,
    directs,
    info_of,
    log_in,
    moderated,
    moderator,
    told,
    ways,
)
from tests.bot.players import Player, components
from tests.bot.world import world

DAY = 24 * 60 * 60
WARNING = "Yes: a warning"
NEW = "Yes: no new games until lifted"


async def pick(who, response, label):
    """Choose that degree in the menu, without doing it."""
    (menu,) = [part for part in components(response) if part.get("options")]
    (value,) = [one["value"] for one in menu["options"] if one["label"] == label]
    return await who.select(response, [value], custom_id=menu["custom_id"])


async def test_the_mildest_act_comes_first_and_each_says_what_it_does_and_to_whom():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        seen = await asked(admin, here.channel, act="bar", member=bad, reason="Insults")
        terms = "for 1 day", "for 7 days", "for 30 days", "until lifted"
        assert ways(seen) == [
            WARNING,
            *(f"Yes: no new games {term}" for term in terms),
            *(f"Yes: a suspension {term}" for term in terms),
            "No",
        ]
        warning, restriction, bar = seen.content.split("\n• ")[1:]
        assert f"{bad.mention}: choose how far to go, mildest first." in seen.content
        assert "they get your reason, and that's all" in warning
        assert "their running games go on" in restriction
        assert "If it lasts a day, they keep their seats." in bar
        chosen = []
        for way in ("a warning", "no new games for 1 day", "a suspension for 7 days"):
            shown = (await pick(admin, seen, f"Yes: {way}")).response
            assert shown.content.startswith("**Nothing has been done yet.**")
            assert ways(shown)[-2:] == [f"Yes: {way}", "No"], "the menu stays"
            chosen.append(shown.content)
        warning, restriction, bar = chosen
        assert (
            "gets a warning.\nNothing else changes. Nothing about it is posted"
            in warning
        )
        assert "on this server until <t:" in restriction
        assert (
            "keeps all seats in running games. Nothing about it is posted"
            in restriction
        )
        assert f": 1 (Caylus #{game}); after that each game" in bar
        assert (
            f"• The threads of those games say “{bad.mention} can't play here for now”, but not why.\n"
        ) in bar
        assert await moderated(here, game) == [], "nothing has happened"
        assert await here.bot.db.read(use_cases.latest, here.guild.id) == ()
        assert here.env.errors == []


async def test_a_warning_is_told_in_person_and_in_the_log_changes_nothing_and_can_be_withdrawn():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(2), administrator(here), here.people[1]
        log = here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        answer = await told(
            admin, here.channel, WARNING, act="bar", member=bad, reason="Insults"
        )
        assert (
            "**1** · <t:" in answer
            and f"{bad.mention} gets a warning. By {admin.mention}" in answer
        )
        assert "`act:back entry:1 reason:…`" in answer
        (direct,) = await directs(here, bad)
        assert (
            direct.startswith(f"{admin.mention} has warned you on ")
            and "(case 1)" in direct
        )
        assert (
            "you can play as before. Reason: Insults\nIf you think this is wrong, write to"
            in direct
        )
        assert await moderated(here, game) == []
        assert not (
            await here.slash(1, here.channel, "new", game="caylus")
        ).response.ephemeral
        await told(admin, here.channel, WARNING, act="bar", member=bad, reason="Again")
        assert [
            one.content[:5] for one in sorted(log.history(), key=lambda one: one.id)
        ] == [
            "**1**",
            "**2**",
        ]
        back = await told(
            admin, here.channel, act="back", entry=1, reason="Wrong person"
        )
        assert (
            f"Case 1 about {bad.mention} is reversed: it was a mistake" in back
            and "Seats" not in back
        )
        last = (await directs(here, bad))[-1]
        assert (
            last.startswith("Your warning on ")
            and "it was a mistake, and you did nothing wrong. Sorry" in last
        )
        await here.quiet()
        assert any(one.content.startswith("~~**1**") for one in log.history())
        await Player(here, game, seed=5, way="act").step()
        assert here.env.errors == []


async def test_whoever_may_begin_no_new_game_plays_running_ones_on_until_that_ends():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(4), administrator(here), here.people[3]
        open_game = await here.table(3)
        leaves = await here.slash(2, await here.home(open_game), "table resign")
        await here.people[2].click(leaves.response, label="Yes, leave")
        await here.slash(3, here.channel, "new", game="caylus")
        await here.slash(0, here.channel, "new", game="caylus", invite1=bad)
        answer = await told(
            admin,
            here.channel,
            "Yes: no new games for 7 days",
            act="bar",
            member=bad,
            reason="Insults",
        )
        assert (
            f"{bad.mention} can't open or join games on this server until <t:" in answer
        )
        assert (
            "can't join new games for now. Invitations withdrawn: 1." in answer
            and "Seats" not in answer
        )
        (direct,) = await directs(here, bad)
        assert "you can't open or join games on" in direct and "(case 1, by" in direct
        assert "Your running games go on as before. It ends on <t:" in direct
        refusal = "you can't open or join games on"
        new = (await here.slash(3, here.channel, "new", game="caylus")).response
        assert new.ephemeral and refusal in new.content and "(case 1, by" in new.content
        (lobby,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        for command, number in (("join", lobby.id), ("table claim", open_game)):
            refused = (
                await here.slash(3, here.channel, command, game=str(number))
            ).response
            assert refused.ephemeral and refusal in refused.content, (
                command,
                refused.content,
            )
        public = (
            await here.slash(3, await here.home(game), "board", public=True)
        ).response
        assert public.ephemeral and refusal in public.content
        private = (await here.slash(3, await here.home(game), "board")).response
        assert refusal not in (private.content or "")
        given = await told(
            moderator(here), await here.home(open_game), act="give", seat=2, member=bad
        )
        assert "from games on this server" in given
        assert await moderated(here, game) == []
        player = Player(here, game, seed=5, way="act")
        for _ in range(12):
            await player.step()
        assert (await info_of(here, game)).seats[3].user == bad.id
        await here.env.advance_time(8 * DAY)
        assert (
            refusal
            not in (
                await here.slash(3, here.channel, "new", game="caylus")
            ).response.content
        )
        assert (await directs(here, bad))[-1].startswith(
            "You can open and join games on "
        )
        assert here.env.errors == []


async def test_a_stricter_act_is_possible_after_a_milder_one_but_not_the_same_again():
    async with world(patience=60.0) as here:
        admin, bad = administrator(here), here.people[1]
        await told(admin, here.channel, NEW, act="bar", member=bad)
        assert (
            "already can't open or join games here until that is lifted (case 1)"
            in await told(admin, here.channel, NEW, act="bar", member=bad)
        )
        assert "suspended on" in await told(admin, here.channel, act="bar", member=bad)
        assert "is already suspended here until that is lifted (case 2)" in await told(
            admin, here.channel, act="bar", member=bad
        )
        await told(admin, here.channel, act="back", entry=2)
        assert (
            "open or join"
            in (
                await here.slash(1, here.channel, "new", game="caylus")
            ).response.content
        )
        assert here.env.errors == []


async def test_the_log_lists_what_was_done_about_one_person_and_what_came_of_it():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        await told(
            admin, here.channel, WARNING, act="bar", member=bad, reason="Insults"
        )
        await told(
            admin,
            here.channel,
            WARNING,
            act="bar",
            member=here.people[2],
            reason="Of another",
        )
        await told(
            moderator(here),
            await here.home(game),
            act="give",
            seat=1,
            member=here.people[4],
            reason="Gone",
        )
        await told(admin, here.channel, act="back", entry=1, reason="Wrong person")
        answer = (
            await admin.slash(here.channel, "caylus-server log", member=bad)
        ).response
        assert answer.ephemeral
        head, back, given, warning = answer.content.split("\n")
        assert head == f"Cases about {bad.mention}, newest first:"
        assert back.startswith("**4** · ") and "Case 1 about" in back
        assert given.startswith("**3** · ") and f"goes from {bad.mention} to" in given
        assert warning.startswith("~~**1** · ") and "Reversed by case 4, <t:" in warning
        nobody = (
            await admin.slash(here.channel, "caylus-server log", member=here.people[3])
        ).response
        assert nobody.content.endswith("\nNo cases yet.")
        assert here.env.errors == []
