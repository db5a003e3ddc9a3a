"""Nothing that a public answer says depends on what only one seat may know: whole games, with hands dealt anew."""

import pytest

from bot.features.live_board import public, use_cases
from bot.text.localization import english
from rules.shared.chance import stream
from tests.bot.features.live_board.site import site
from tests.bot.players import Player


def told(now):
    """Everything public that is made of a game."""
    position = now.position
    boards = [
        public.pages(public.board(english(), now.info, position.view(), now.events, layout), None)
        for layout in public.LAYOUTS
    ]
    return (
        boards,
        public.state(now, english(), ""),
        public.log(english(), now),
        public.in_words(english(), position),
    )


@pytest.mark.costly("looks at every position of a game twice")
async def test_a_public_answer_is_the_same_with_hands_dealt_anew():
    async with site() as here:
        game = await here.world.table(3, game="magna_carta")
        player = Player(here.world, game, 6, "act")
        read, looks, secrets = here.world.bot.db.read, 0, 0
        for _ in range(90):
            if not await player.step():
                break
            now = await read(use_cases.now, game)
            if now.position.decision is None:
                break
            rules = now.position.game
            for seat in (None, 0):
                state = rules.imagine(now.position._state, seat, stream(looks, 1), ())
                other = use_cases.Now(
                    type(now.position)(now.info, rules, state, now.position.decision), *now[1:]
                )
                secrets += [rules.hand(state, one) for one in range(3)] != [
                    now.position.hand(one) for one in range(3)
                ]
                assert told(other) == told(now)
                looks += 1
        assert looks > 60 and secrets > 20


async def test_only_the_holder_of_a_seat_is_told_its_hand():
    async with site() as here:
        game = await here.world.table(2, game="magna_carta")
        await Player(here.world, game, 6, "act").step()
        hands = {}
        for who in (0, 1, 2):
            async with here.reader(who, game) as reader:
                hands[who] = (await reader.own())["hand"]
        async with here.reader(game=game) as anybody:
            assert (await anybody.get("own"))[1]["hand"] is None
        assert hands[2] is None and hands[0]["text"] != hands[1]["text"]
