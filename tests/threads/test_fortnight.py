"""A club's fortnight, as a host would see it."""

import pytest

from tests.threads import fortnight


@pytest.mark.exhaustive
async def test_a_clubs_fortnight_is_told_as_it_was_when_somebody_last_read_it():
    assert "\n".join(await fortnight.lines()) + "\n" == fortnight.FILE.read_text(
        "utf-8"
    )


def test_the_fortnight_that_is_kept_tells_of_everything_that_happens_in_it():
    text = fortnight.FILE.read_text("utf-8")
    for told in (
        "Dee ranks behind everyone who stays.\nAnn, Bob and Cy are rated against each other.\nThe seat is open",
        "🟠 **Orange** (open; not rated for whoever takes it)\n",
        "\n[Board] [Watch] [Follow] [Take the seat]\n",
        "its thread: Caylus #1: Anna, Bob and Cy\n",  # Dee has left
        "its thread: Caylus #2\n",  # its title is hidden
        "its thread: Caylus #3: Hal, Kim and Jo\n",
        "for your rating, too, and it counts as a game you didn't finish. Are you sure?",
        "🔴 **Red** (Lou) is away until day 9, 00:00; the clock is stopped until then.",
        "• Not used: Orange (Carpenter)",
        "Do you want to start over without them",
        "• Passed: Blue (+1 denier), Red, Green, Orange (skipped).",
        # who no longer plays
        "🔵 **Blue** @Eve (stand-in) (as things stand this seat ranks last: ",
        "~~⚠️ 🔵 **Blue** @Eve has missed 2 of 4 turns. One more missed turn, and this seat ranks last,",
        "⚠️ 🔵 **Blue** @Eve has now missed most turns (3 of 5).",
        "“Keep the hand”. Nothing else is skipped: I'll ask you as usual when your next decision comes up.",
        "you gain only half as much rating, and the others lose none to you.",
        "#thread\n[Take my seat back]\n\n",  # in a direct message
        "~~🟢 **Green** (Max) can't play here for now.~~\n",
        "~~🔴 **Red** @Ned has taken over this seat.~~\n",  # it goes back
        # Ida is banned
        "🔴 **Red** (Ida) has left this server. So that nobody has to wait",
        "rejoins and makes a move before someone takes the seat",
        "~~The seat is open: anyone can take it, and this game won't change their rating.~~ 🔴 **Red** @Kim",
        "🔴 **Red** @Kim has taken over this seat.",
        "🔴 **Red** @Kim (took over; not rated)\n",  # on the card
        " · away until day 9",  # Lou
        # of status
        "(asked day 4, 12:00)\nDraw, replace the hand, place a worker (1 denier each), build, or pass.\n",
        "~~A level 3 computer plays for 🔴 **Red** (Fay) until they press",
        "Caylus #2 (#thread): the Red seat goes from @Fay to @Ned,",  # in the log
        "🔴 **Red** @Lou: welcome back.",
        "🛡️ ~~**2** · day 9, 00:00 · Caylus #2: the Red seat goes from @Fay to @Ned, who isn't rated for this game.",
        "who isn't rated for this game. This game doesn't count for @Fay.",
        "@Fay: press the button to play here again. If you haven't seen how many turns you've missed, you'll see that",
        "~~Hal and Jo are rated against each other.~~",  # Jo is barred
        "~~Nobody is left to be rated against 🔵 **Blue** @Hal, so this game no longer changes that rating.~~",
        # Jo has pressed the button
        "Seats that are yours again: 1. These games count for you as before.",
        "Hal and Jo are rated against each other.\n",  # again
        # Ida
        "Caylus #3: someone else plays there now and keeps the seat. The game doesn't count for you.",
        "[day 12] Hal (a moderator) /table moderate act=skip\nYou play or have played in this game,",
        "🏆 🔴 **Red** @Cy wins with 14 prestige.\n```",
        "\nRatings: 🔵 Blue: 927 (−73, provisional: game 1 of 5) · 🔴 Red: 1138 (+138, provisional: game 1 of 5)\n",
        "(skipped: 2, by a computer: 0, by someone else: 0).\nIf you take it, the result counts for your rating;",
        "\nIf you take it, the game counts for you again, and the turns without you count as missed: as things stand,",
        "@Ned: play on. If @Fay presses the button in time, you're out; otherwise the seat is yours.",
        "~~**3** · day 10, 00:00 · Caylus #2 (#thread): @Fay may take the Red seat back until day 40, 00:00.",
        "Reason: Fay has written, and comes back next week~~ ✅ Done by case 14, day 14, 00:00.",
        "@Fay has taken the Red seat back (allowed day 10, 00:00 by case 3).",
        "🔴 **Red** (Ned): ✅ plays here now.~~\n",
        "[Yes: when they are back] [Yes: at once] [No]",
        "[Yes: it doesn't count for them] [No]",
        "🛡️ ~~**6** · @Max can't play here for now.~~ ↩️ Reversed by case 8, day 12, 12:00. @Max did nothing wrong.",
        "(Max): ✅ is back.",
        "@Olga has reversed case 6 (case 8): it was a mistake, and you did nothing wrong. Sorry about that. Reason: It",
        "Seats taken from you: Caylus Magna Carta #4. The games wait until day 13, 00:00:",
        "is reversed: it was a mistake, and @Max did nothing wrong. Seats given back: 1 (Caylus Magna Carta #4). By",
        "~~🚩 #thread · Report by @Gus: Is Fay coming back?~~ ✅ @Olga, day 10, 00:00",
        "To reverse it: /caylus table moderate `act:back entry:1 reason:…`",
        "This is for moderators: people with Manage Threads where the game is played. Use `act:report`",
        "@Dee is suspended on this server and can't use me here until an administrator lifts the suspension.",
        "on Ystar and can't use me there (case 5, by @Olga). That lasts until an administrator lifts it.",
        "@Dee gets a warning. By @Olga. Reason: Insults in the thread ⚠️ Not delivered to @Dee: Discord rejected",
        "/games\nDiscord didn't let me send you this as a direct message:\n@Olga has warned you on Ystar (case 1).",
        "@Olga has warned you on Ystar (case 1). Nothing else changes: you can play as before. Reason: Insults",
        "choose how far to go, mildest first. You then see exactly what it does",
        "[Yes: a suspension until lifted, in the menu]\n**Nothing has been done yet.**",
        "@Bob can't open or join games on this server (running games continue) until day 20, 00:00.",
        "Since day 13, 00:00 you can't open or join games on Ystar, or post answers that others see (case 9, by",
        "🛡️ **10** · day 13, 00:00 · Caylus #3: @Jo did nothing wrong. ~~This game doesn't count for @Jo.~",
        "the last by @Jo's own press day 14, 00:00: that game counts as before.",
        "⏳ Caylus #3: the seat is kept for @Jo until day 11, 00:00; after that the game counts as one they left.",
        "@everyone can read #thread, not only moderators.",
        "Seats kept for them: 2 (Caylus #1 and Caylus #5); those games wait",
        "Since day 14, 00:00 you aren't on the ladder of Ystar",
        "For now that means ranking behind everyone who stayed",
        "~~🟢 **Green** (Jo) can't play here for now.~~\n",
        "🚩 @Olga has looked at your report on Ystar (#thread, day 9, 00:00). Their answer: Fay has",
        "Cases about @Dee, newest first:\n**5** · day 11, 00:00 · @Dee is suspended on this server",
    ):
        assert told in text, told
    assert "will be out of the game" not in text, "all three were back in time"
