"""What whoever hosts the bot sees of the live board: the doctor, and figures that name nobody."""

from bot.app import doctor
from bot.app.metrics import Measured
from bot.app.settings import Address, Settings
from tests.bot.app.test_metrics import free_port, samples
from tests.bot.features.live_board.site import site
from tests.patience import until


async def findings(url, tmp_path):
    address = Address("127.0.0.1", 9480)
    found = await doctor.look(Settings(data=tmp_path, board_url=url, board=address))
    return [
        (one.state, one.text) for one in found if one.text.startswith("The live board")
    ]


async def test_the_doctor_asks_where_people_reach_the_page(tmp_path):
    async with site() as here:
        game = await here.world.table(2)
        assert await findings(here.url, tmp_path) == [
            ("fine", f"The live board answers at {here.url}.")
        ]
        assert await findings(None, tmp_path) == []
        for url, why in (
            (f"http://127.0.0.1:{free_port()}", "ClientConnectorError"),
            (f"{here.url}/g/{game}", "404 Not Found"),
        ):
            ((state, text),) = await findings(url, tmp_path)
            assert (
                state == "note"
                and f"at {url} ({why})" in text
                and "127.0.0.1:9480" in text
            )


async def test_figures_count_requests_by_route_and_open_streams():
    async with site() as here:
        game = await here.world.table(2)
        measured = here.world.bot.db.figures = Measured()
        async with here.reader(game=game) as reader, here.stream(reader) as stream:
            await stream.content.readline()
            await reader.get("board")
            await reader.get("at/0?layout=phone")
            await reader.get("/nonsense/7")
            found = samples((await measured.text(here.world.bot)).decode())
            assert found["caylus_board_streams",] == 1
            counted = {
                key[1]: value
                for key, value in found.items()
                if key[0] == "caylus_board_seconds_count"
            }
            assert counted == {
                "/g/{game}/board": 1,
                "/g/{game}/at/{step}": 1,
                "none": 1,
            }
        await until(lambda: here.world.bot.command_hooks.value("board_streams") == 0)
