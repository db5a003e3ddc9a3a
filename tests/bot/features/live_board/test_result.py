"""What the page says of a game that is over."""

from msgspec.structs import replace

from bot.core import queries
from bot.core.model import StoodIn
from bot.features.live_board import public
from bot.text.localization import english
from tests.bot.over import finished
from tests.bot.world import NAMES, world


async def test_the_result_says_how_much_a_computer_played_for_the_winner():
    async with world(patience=60.0) as here:
        position = await here.bot.db.read(queries.position, await finished(here))
        (winner,) = position.info.winners
        seats = tuple(
            replace(seat, played_for=StoodIn(winner, 9, 3))
            if seat.seat == winner
            else seat
            for seat in position.info.seats
        )
        helped = position.on(replace(position.info, seats=seats))
        alone, said = (public.line(english(), one, NAMES) for one in (position, helped))
        assert NAMES[winner] in alone and "A computer" not in alone
        assert said == f"{alone} A computer made 3 of {NAMES[winner]}'s 9 decisions."
        for others, count, who in (
            ([("Ned", 4)], 3, "Ned made 4, a computer 3"),
            ([(None, 4)], 0, "Someone else made 4"),
            ([(None, 1), ("Ned", 4)], 2, "Someone else made 1, Ned 4, a computer 2"),
        ):
            seats = tuple(
                replace(seat, played_for=StoodIn(winner, 9, count, others))
                if seat.seat == winner
                else seat
                for seat in position.info.seats
            )
            said = public.line(
                english(), position.on(replace(position.info, seats=seats)), NAMES
            )
            assert said == f"{alone} {who} of {NAMES[winner]}'s 9 decisions."
