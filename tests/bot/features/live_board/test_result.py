"""What the page says of a game that is over."""

from msgspec.structs import replace

from bot.core import queries
from bot.features.live_board import public
from bot.text.localization import english
from tests.bot.over import finished
from tests.bot.world import NAMES, world


async def test_the_result_says_how_much_a_computer_played_for_the_winner():
    async with world(patience=60.0) as here:
        position = await here.bot.db.read(queries.position, await finished(here))
        (winner,) = position.info.winners
        seats = tuple(
            replace(seat, by_computer=(3, 9)) if seat.seat == winner else seat
            for seat in position.info.seats
        )
        helped = position.on(replace(position.info, seats=seats))
        alone, said = (public.line(english(), one, NAMES) for one in (position, helped))
        assert NAMES[winner] in alone and "A computer" not in alone
        assert said == f"{alone} A computer made 3 of {NAMES[winner]}'s 9 decisions."
