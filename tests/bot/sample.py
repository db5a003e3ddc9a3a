"""Makes a small database of the present version, to be kept in tests/databases for ever:

python -m tests.bot.sample tests/databases/versionN.db
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from bot.core import jobs, lobby, outbox, seats, undo, user_data, votes
from bot.core.clock import user_time
from bot.core.game_settings import Settings
from bot.features.digest import use_cases as digest_use_cases
from bot.features.follow import use_cases as follow_use_cases
from bot.features.live_session import use_cases as live_session_use_cases
from bot.features.matchmaking import requests
from bot.features.matchmaking.requests import Criteria
from bot.features.moderation import use_cases as moderation_use_cases
from bot.features.puzzles import use_cases as puzzles_use_cases
from bot.features.tournaments import organizer, signup
from storage import jobs as job_rows
from storage import puzzles
from storage.answers import AUTO_ANSWER
from tests.bot.club import ANN, BEN, CAT, DAN, EVE, MODERATOR, PLACE, Club
from tests.bot.features.plans.steps import standing


async def make(to):
    """Games of both kinds in every state, with undone actions, votes, settings, messages, notices and plans, and
    something that waits in each queue."""
    with tempfile.TemporaryDirectory() as folder:
        club = await Club.open(Path(folder) / "caylus.db", seed=4)
        await club.play(await club.game(2))
        begun = await club.game(3, options={"jeweller": "yes"})
        await club.table.run(
            follow_use_cases.follow_game, EVE.user, begun.info.id, "phases"
        )
        running = await club.play(begun, 60)
        await club.table.run(lobby.moved, running.info.id, 77)
        hidden = await club.play(await club.game(3, "magna_carta"), 30)
        last = (
            await club.rows(
                "SELECT seat FROM action WHERE game = ? ORDER BY number DESC",
                running.info.id,
            )
        )[0][0]
        undone = await club.table.run(
            undo.undo,
            running.info.id,
            club.holder(running.info, last),
            running.revision,
        )
        await club.act(undone.position, delivery="kept")
        await club.post(running.info.id)
        await club.table.run(
            outbox.keep, running.info.id, "pin", 77, 901, running.revision
        )
        await club.table.run(
            seats.change, running.info.id, MODERATOR, Settings(pace="24h")
        )
        await standing(club, running.info.id, ANN, no_provost=True)
        await club.table.run(user_time.away, CAT.user, 86_400)
        await club.table.run(votes.pause, hidden.info.id, BEN)
        await club.table.run(seats.resign, hidden.info.id, CAT)
        await club.table.run(user_data.set_for, ANN.user, {"zone": "Europe/Paris"})
        await club.table.run(
            user_data.set_server, PLACE.server, {"games_per_person": "20"}
        )
        await club.table.run(lobby.create, BEN, PLACE, "caylus", invited=[ANN.user])
        cancelled = await club.lobby(2)
        await club.table.run(votes.cancel, cancelled, ANN)
        cup = await club.table.run(signup.draft, ANN, PLACE, "Spring Cup")
        await club.table.run(signup.announce, cup, ANN)
        await club.table.run(signup.sign_up, cup, BEN)
        await club.table.run(signup.sign_up, cup, CAT)
        league = await club.table.run(signup.draft, ANN, PLACE, "Autumn Cup")
        await club.table.run(signup.announce, league, ANN)
        for person in (ANN, BEN, DAN, EVE):
            await club.table.run(signup.sign_up, league, person)
        await club.table.run(organizer.begin, league, ANN)
        await club.table.run(
            follow_use_cases.follow_person, DAN.user, PLACE.server, ANN.user
        )
        await club.table.run(
            digest_use_cases.choose, PLACE.server, PLACE.channel, 0, 9, "UTC"
        )
        await club.table.run(
            user_data.set_server, PLACE.server, {puzzles.SETTING: str(PLACE.channel)}
        )
        await club.table.run(puzzles_use_cases.changed, PLACE.server)
        for job in await club.table.read(jobs.due, puzzles_use_cases.KIND):
            await club.table.run(puzzles_use_cases.load, job, 7)
        for person in (DAN, EVE):
            wanted = Criteria("caylus", (2,), ("24h",), ping=True)
            await club.table.run(
                requests.add, PLACE.server, PLACE.channel, person.user, wanted
            )
        await club.table.run(
            seats.change, hidden.info.id, MODERATOR, Settings(pace="48h")
        )
        later = (AUTO_ANSWER, str(hidden.info.id), PLACE.server, 1750000100, b"31")
        await club.table._database.write(lambda tx: job_rows.schedule(tx, *later))
        asked = await club.table.run(live_session_use_cases.ask, running.info.id, ANN)
        for person in (BEN, CAT):
            await club.table.run(votes.answer, asked.vote.id, person, True)
        await club.table.run(votes.cancel, hidden.info.id, ANN)  # asks for a vote
        await club.table.run(
            user_data.set_server, PLACE.server, {"log_channel": str(PLACE.channel)}
        )
        about = {
            "person": MODERATOR,
            "act": "ladder",
            "whom": EVE,
            "reason": "Asked for it",
        }
        await club.table.run(moderation_use_cases.act_on, PLACE.server, **about)
        warned = {
            **about,
            "act": "bar",
            "degree": moderation_use_cases.WARNING,
            "whom": DAN,
        }
        await club.table.run(moderation_use_cases.act_on, PLACE.server, **warned)
        await club.table._database.backup(to)
        await club.table.close()


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))
