"""A club's fortnight, as its members and its host read it."""

import collections

import pytest

from tests.threads import fortnight

LOG, HALL = "#mod-log", "#games"
ONE, TWO, THREE, FIVE, SIX, SEVEN = (
    f"thread of Caylus #{number}" for number in (1, 2, 3, 5, 6, 7)
)
FOUR, CUP = "thread of Caylus Magna Carta #4", "thread of Caylus #9"
READ = (
    (1, "Olga alone", "[Yes: post it there] [No]"),
    (1, "Olga alone", "> [Check my setup]\n✅"),
    (1, "Olga alone", "Who may open tables: everyone"),
    # who quits, is warned and suspended, in another degree and for another time
    (3, "Dee alone", "the game counts as one you didn't finish. Are you sure?"),
    (3, ONE, "has left the game. Dee ranks behind everyone who stays.\nAnn, Bob"),
    (3, ONE, "with the same settings? If everyone agrees, the new game"),
    (3, LOG, "(Dee) has left the game. The seat is open.\n/caylus table moderate"),
    (3, HALL, "🟠 **Orange** (open; not rated for whoever takes it)"),
    (8, LOG, "@Dee gets a warning. By @Olga. Reason: Insults in the thread ⚠️ Not"),
    (9, "Dee alone", "@Olga has warned you on Ystar (case 5). Nothing else changes"),
    (11, "direct message to Dee", "This lasts until an administrator lifts it."),
    (11, "direct message to Dee", "(case 10, by @Olga). It ends on day 41, 00:00."),
    (11, "Olga alone", "until day 41, 00:00. This changes case 9, which had no end."),
    # a game that is ended by mistake, a result that is void, and their ways back
    (3, FIVE, "🛡️ **2** · day 3, 00:00 · Case 1 is reversed: Caylus #5 goes on"),
    (4, SEVEN, "(edited) ~~🏆 🔴 **Red** @Tom wins with 7 prestige.~~"),
    (4, SEVEN, "Ratings: @Tom: 1000 (−138) · @Sue: 927 (+61)\n→ pings Sue, Tom"),
    (5, SEVEN, "(edited) 🏆 🔴 **Red** @Tom wins with 7 prestige."),
    (
        15,
        FIVE,
        "new settings for @Bob and @Cy (the table waits for late players → late",
    ),
    (15, FIVE, "late moves are skipped). By @Olga. Reason: Cy has"),
    (15, FIVE, "Caylus #5 has its former settings again for @Bob and @Cy:"),
    (15, "Olga alone", "If you then miss a deadline, you're skipped until"),
    (15, FIVE, "→ pings Bob, Cy"),
    # who is away
    (5, "Ned alone", "4 workers\n"),
    (5, HALL, "🔴 **Red** @Lou · away until day 9, 00:00"),
    (5, FOUR, "(Lou) is away until day 9, 00:00; the clock is stopped until then."),
    # who vanish: all of a table, and two for whom a computer plays
    (8, SIX, "(Pia) was missing and is now out of the game. @Pia ranks behind"),
    (11, SIX, "⏹️ Nobody played on, so this game ends without a result."),
    (7, TWO, "A level 3 computer plays for 🔴 **Red** (Fay) until they press"),
    (9, TWO, "⚠️ 🔵 **Blue** @Eve has missed 2 of 4 turns. One more missed turn"),
    (
        11,
        HALL,
        "@Eve (stand-in) (as things stand, ranks behind everyone who stays: 3 of 5",
    ),
    (16, TWO, "Ned made 19, a computer 4 of 🔴 **Red**'s 75 decisions."),
    (16, TWO, "made 23 of Red's 75 decisions (0 of 36 in the second half of"),
    # whose seat a moderator gives to another, and gives back
    (9, LOG, "🚩 ‹thread of Caylus #2› · Report by @Gus: Is Fay coming back?\n[Done]"),
    (9, "Olga alone", "[Yes: it doesn't count for them] [No]"),
    (9, TWO, "@Fay: you no longer play in this game. It doesn't count for you."),
    (9, HALL, "🔴 **Red** @Ned (took over the seat; not rated)"),
    (9, "Ann alone", "This is for moderators: people with Manage Threads"),
    (
        10,
        "Olga alone",
        "[Yes: when they are back] [Yes: at once] [Yes: it was a mistake]",
    ),
    (10, "direct message to Gus", "Their answer: Fay has written to me, and comes"),
    (14, "Fay alone", "as things stand, you rank behind everyone who stays."),
    (14, TWO, "Eve, Fay and Gus are rated against each other."),
    (14, "direct message to Ned", "@Ned: thank you for playing here."),
    # who is banned, and suspended: by mistake, and for a day
    (6, THREE, "(Ida) has left this server. So that nobody has to wait"),
    (7, THREE, "Ida ranks behind everyone who stays.\nHal and Jo are rated"),
    (10, "direct message to Jo", "Caylus #3. If the suspension is lifted by then"),
    (10, LOG, "⏳ Caylus #3: the seat is kept for @Jo until day 11, 00:00;"),
    (11, THREE, "Nobody is left to be rated against 🔵 **Blue** @Hal"),
    (12, "Hal alone", "You play or have played in this game, so someone else"),
    (12, "direct message to Max", "it was a mistake, and you did nothing wrong."),
    (12, FOUR, "Back in the game: 🟢 **Green** @Max."),
    (12, "direct message to Cy", "Your seats are kept: Caylus #1 and Caylus #5."),
    (13, ONE, "Back in the game: 🟢 **Green** @Cy."),
    (13, THREE, "this game doesn't count for @Jo, who did nothing wrong."),
    (14, "Jo alone", "turns since you lost the seat don't count as missed."),
    (14, THREE, "Back in the game: 🟢 **Green** @Jo.\n🔵 **Blue** @Hal and Jo"),
    (
        14,
        "direct message to Ida",
        "You can take your seat back until day 21, 00:00. Until then someone else plays",
    ),
    # who may begin no game, is on no ladder, and is named in no title
    (
        13,
        HALL,
        "@Bob can't join new games for now.\n@Ned is the host and starts the game.",
    ),
    (13, "Bob alone", "you can't open or join games on Ystar,"),
    (14, "direct message to Lou", "You've been off Ystar's ladder"),
    # the table of a tournament
    (
        8,
        CUP,
        "so this table counts as it is now: 1. @Tom (4) · 2. @Uma (0) · 2. @Sue (0).",
    ),
)
"""On which day and where somebody reads what."""


def sections(text):
    """What is read, by day and place."""
    found, key = collections.defaultdict(str), (0, "")
    for line in text.split("\n"):
        if line.startswith("# "):
            day = line.removeprefix("# Day ")
            key = int(day) if day.isdecimal() else 0, ""
        elif line.startswith("## ") and " · " in line:
            key = key[0], line.partition(" · ")[2]
        else:
            found[key] += f"{line}\n"
    return found


@pytest.mark.exhaustive
async def test_a_clubs_fortnight_is_read_as_it_was_when_somebody_last_read_it():
    assert await fortnight.text() == fortnight.FILE.read_text("utf-8")


@pytest.mark.parametrize(("day", "where", "read"), READ)
def test_everybody_reads_what_concerns_them_in_the_fortnight(day, where, read):
    assert read in sections(fortnight.FILE.read_text("utf-8"))[day, where]


def test_the_titles_of_the_fortnights_threads_name_who_plays_there():
    text = fortnight.FILE.read_text("utf-8")
    for title in ("#1: Anna, Bob and Cy", "#2", "#3: Hal, Kim and Jo"):
        assert f"The thread “Caylus {title}”:" in text, title
