"""A damaged file: whatever bytes are wrong, people get a sentence, the check finds it, and nothing hangs."""

import random
import shutil
from pathlib import Path

import pytest

from bot.app import feature_list
from bot.app.admin_cli import main
from bot.core import history, queries
from bot.core.database import UseCaseRunner
from bot.core.errors import Unreadable, UserError
from bot.features.records import files
from storage import StorageError
from tests.bot.club import Club
from tests.costs import sampled

pytestmark = pytest.mark.sqlite

DATABASE = Path(__file__).parents[2] / "databases" / "version1.db"
PAGE = 4096


@pytest.mark.parametrize("seed", sampled(range(24), 4))
async def test_random_damage_ends_in_sentences_and_never_in_a_crash(
    tmp_path, seed, capsys
):
    chance = random.Random(seed)
    path = tmp_path / "caylus.db"
    data = bytearray(DATABASE.read_bytes())
    for _ in range(chance.choice((1, 5, 50))):
        start = chance.randrange(0 if seed % 4 == 0 else 100, len(data))
        length = chance.choice((1, 1, 8, 200))
        data[start : start + length] = chance.randbytes(
            len(data[start : start + length])
        )
    path.write_bytes(data)
    assert main(["check", str(path)]) in (0, 1, 2)
    assert "Traceback" not in capsys.readouterr().err
    sentences = [sentence async for sentence in _refusals(path)]
    assert all(sentence.strip() for sentence in sentences)


async def _refusals(path):
    """What people are told while they look at every game of the file."""
    try:
        table = await UseCaseRunner.open(path, feature_list.hooks())
    except StorageError as error:
        yield str(error)
        return
    for game in range(1, 6):
        for use_case in (
            queries.position,
            history.history,
            files.gather,
            history.last_phase,
        ):
            try:
                await table.read(
                    use_case, game, *((None,) if use_case is files.gather else ())
                )
            except (StorageError, UserError) as error:
                yield str(error)
    await table.close()


async def test_a_position_that_can_not_be_read_stops_its_own_game_only(tmp_path):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASE, path)
    club = await Club.open(path)
    await club.table._database.write(
        lambda tx: tx.execute("UPDATE snapshot SET state = '{}' WHERE game = 2")
    )
    await club.table._database.write(
        lambda tx: tx.execute("UPDATE action SET events = x'0799' WHERE game = 1")
    )
    with pytest.raises(
        Unreadable, match=r"I can't read the saved data .*other games continue"
    ):
        await club.table.read(queries.position, 2)
    with pytest.raises(Unreadable, match="restore a backup"):
        await club.table.read(history.history, 1, 2)
    assert (await club.table.read(queries.position, 3)).decision is not None
    await club.table.close()
