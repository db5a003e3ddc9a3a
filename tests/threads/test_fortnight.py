"""A club's fortnight, as a host would see it."""

import pytest

from tests.threads import fortnight


@pytest.mark.exhaustive
async def test_a_clubs_fortnight_is_told_as_it_was_when_somebody_last_read_it():
    assert "\n".join(await fortnight.lines()) + "\n" == fortnight.FILE.read_text("utf-8")


def test_the_fortnight_that_is_kept_tells_of_everything_that_happens_in_it():
    text = fortnight.FILE.read_text("utf-8")
    for told in (
        "🟠 **Orange** (Dee) has left the game. /caylus table claim takes the seat.",
        "The game stays rated, among those who stay.",
        "• Not used: Orange (skipped) (Carpenter)",
        "Do you want to begin anew without them",
        "• Passed: Blue (+1 denier), Red, Green, Orange.",
        "🔴 **Red** @Fay (stand-in)",  # who has vanished
        "🔴 **Red** (Ida) has left this server, and so this game. Anyone can take the seat.",  # Ida is banned
        "🔴 **Red** @Kim takes over this seat.",
        " · away until day 9",  # Lou
        "🔴 **Red** @Lou: welcome back.",
        "🛡️ **1** · day 9, 00:00 · Caylus #2: the Red seat goes to @Ned. By @Olga.",
        "The way back: /caylus table moderate `act:back entry:1`",
        "This is for moderators: people with the permission Manage Threads where the game is played.",
        "@Olga has barred you from me on this server. Reason: Insults in the thread",
    ):
        assert told in text, told
