"""A replay is drawn in a process of its own: at the lowest priority, begun anew when it breaks, gone with the bot."""

from __future__ import annotations

import asyncio
import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bot.app import child_process
from bot.features.replays import process as projector_module
from bot.features.replays.process import Projector, Undrawn
from bot.features.replays.worker import FIRST_TO_GO, NICENESS, Request, answer, film
from rules import record as records
from tests.bot.ai.test_process import ROOT, gone
from tests.costs import sampled
from tests.patience import until

RECORDS = ROOT / "tests" / "fixtures" / "rendering"


def request(name="caylus-over", **changes):
    """A request for the replay of a record of the fixtures."""
    record = records.read((RECORDS / f"{name}.caylus").read_bytes())
    played = records.replay(record)
    found = Request(
        record.header.game,
        msgspec.json.encode(record.header).decode(),
        played.game.encode(played.state).decode(),
        tuple(played.actions),
        record.header.players,
        "en",
        "light",
        "webp",
    )
    return msgspec.structs.replace(found, **changes)


def first_to_go(pid):
    """Whether a process is the one that Linux ends where memory runs out."""
    return (
        Path(f"/proc/{pid}/oom_score_adj").read_text(encoding="ascii").strip()
        == FIRST_TO_GO
    )


async def test_a_process_hands_over_each_page_of_the_stills():
    wanted = request(suffix="stills")
    files = await Projector().draw(wanted)
    assert files == film(wanted) and len(files) == 5
    assert [Image.open(io.BytesIO(one.data)).size for one in files] == [
        (1100, 2100)
    ] * 5
    assert [re.findall(r"Turn (\d+)\.", one.caption) for one in files] == [
        [str(turn) for turn in range(first, min(first + 3, 15))]
        for first in range(1, 14, 3)
    ]
    assert all(len(one.caption) <= 950 for one in files)


@pytest.mark.parametrize("name", sampled(["caylus-middle", "magna_carta-middle"], 2))
async def test_a_process_draws_what_the_same_request_gives_here(name):
    wanted = request(name, turn=2)
    projector = Projector()
    (drawn,) = await projector.draw(wanted)
    assert (drawn,) == film(wanted) and drawn.caption.startswith("Turn 2. Prestige: ")
    image = Image.open(io.BytesIO(drawn.data))
    assert image.format == "WEBP" and image.size == (1100, 700) and image.n_frames >= 3
    assert projector.child.process is None


HELD = (
    "import pathlib, sys, time\n"
    "from bot.features.replays import worker\n"
    "answer = worker.answer\n"
    "def held(line):\n"
    "    while not pathlib.Path(sys.argv[1]).exists():\n"
    "        time.sleep(0.01)\n"
    "    return answer(line)\n"
    "worker.answer = held\n"
    "worker.main()\n"
)
"""A process that draws once there is a file."""


async def test_it_runs_at_the_lowest_priority_and_is_begun_anew_when_it_is_killed(
    tmp_path,
):
    go, wanted = tmp_path / "go", request("caylus-middle", turn=2)
    projector = Projector((sys.executable, "-c", HELD, str(go)))
    drawing = asyncio.ensure_future(projector.draw(wanted))
    await until(lambda: projector.child.process, "it is started")
    pid = projector.child.process.pid
    await until(
        lambda: os.getpriority(os.PRIO_PROCESS, pid) == NICENESS, "the lowest priority"
    )
    await until(lambda: first_to_go(pid), "it would be the first to go")
    os.kill(pid, signal.SIGKILL)
    go.touch()
    assert await drawing == film(wanted)
    assert await gone(pid)


async def test_a_process_that_always_breaks_is_given_up_and_what_went_wrong_is_told():
    with pytest.raises(Undrawn, match="it ended"):
        await Projector((sys.executable, "-c", "raise SystemExit(3)")).draw(request())
    with pytest.raises(Undrawn):
        await Projector((sys.executable, "-c", "print('no answer')")).draw(request())


async def test_a_process_that_hangs_is_ended(monkeypatch):
    monkeypatch.setattr(projector_module, "DRAW_SECONDS", 0.5)
    projector = Projector((sys.executable, "-c", "import time; time.sleep(60)"))
    with pytest.raises(Undrawn, match="seconds"):
        await projector.draw(request())
    assert projector.child.process is None


async def test_what_a_process_may_work_is_counted_by_the_time_of_the_processor():
    busy = "from bot.features.replays import worker\nworker.limit_processor(1)\nwhile True: pass"
    projector = Projector((sys.executable, "-c", busy))
    with pytest.raises(Undrawn, match="of the processor"):
        await projector.draw(request())
    assert projector.child.process is None


async def test_what_can_not_be_drawn_is_said_and_not_tried_again():
    with pytest.raises(Undrawn, match="not over"):
        await Projector().draw(request("caylus-middle"))
    with pytest.raises(Undrawn, match="turn 77"):
        await Projector().draw(request("caylus-middle", turn=77))


def test_a_line_that_is_no_request_is_answered_with_what_is_wrong():
    (line,) = answer(b"nonsense")
    assert b'"sizes":[]' in line and b"trouble" in line


async def test_it_ends_with_the_bot_in_the_middle_of_a_replay_too():
    script = (
        "import asyncio, os\n"
        "from bot.features.replays.process import Projector\n"
        "from tests.bot.features.replays.test_process import request\n"
        "async def main():\n"
        "    projector = Projector()\n"
        "    asyncio.ensure_future(projector.draw(request()))\n"
        "    while projector.child.process is None:\n"
        "        await asyncio.sleep(0.01)\n"
        "    await asyncio.sleep(1.5)\n"
        "    print(projector.child.process.pid, flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "asyncio.run(main())\n"
    )
    ran = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert await gone(int(ran.stdout)), ran.stderr


async def test_it_does_not_get_the_token(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "t0ken-of-nobody")
    monkeypatch.setenv(
        "CAYLUS_DATABASE", "postgresql://caylus:t0ken-of-nobody@localhost/caylus"
    )
    seen = []

    async def spawn(*command, **options):
        seen.append(options["env"])
        raise OSError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", spawn)
    with pytest.raises(Undrawn):
        await Projector().draw(request())
    assert seen and all(
        "t0ken-of-nobody" not in str(environment) for environment in seen
    )


def test_the_folder_is_the_one_of_the_packages():
    assert (
        child_process.FOLDER / "bot" / "features" / "replays" / "worker.py"
    ).exists()
    assert Path(child_process.__file__).is_relative_to(child_process.FOLDER)
