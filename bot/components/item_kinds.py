"""Every kind of button and menu there is, and what is so of all of a kind. `answers.presses` does what they say."""

from __future__ import annotations

from typing import NamedTuple

from discord import ButtonStyle

from storage import notification_kinds

GREY, BLUE, GREEN, RED = ButtonStyle.secondary, ButtonStyle.primary, ButtonStyle.success, ButtonStyle.danger


class Kind(NamedTuple):
    """`changes`: its answer changes the message that was pressed. `on`: the notice whose message it stands on, of
    a kind that stands on nothing else. `of_game`: it touches a game, and is answered only to whom that is open."""

    style: ButtonStyle = GREY
    changes: bool = False
    on: str | None = None
    of_game: bool = True


RETIRED = ("foretell", "forewinner", "foremargin", "forewithdraw", "prophets", "applaud", "clap")
"""Kinds that only old messages have: predictions and applause. A press is answered with what became of them."""

KINDS: dict[str, Kind] = {
    # Decisions: of codes the position says which are blue
    "act": Kind(changes=True, on=notification_kinds.PROMPT),
    "pick": Kind(changes=True, on=notification_kinds.PROMPT),
    "own": Kind(changes=True),
    "ownpick": Kind(changes=True),
    "sure": Kind(RED, changes=True),
    "never": Kind(changes=True),
    "no": Kind(changes=True, of_game=False),
    "turn": Kind(BLUE, on=notification_kinds.PROMPT),
    # Beside them
    "takeback": Kind(),
    "undo": Kind(RED, changes=True),
    "rules": Kind(),  # on cards that were posted before they had `howto`
    "board": Kind(),
    "evening": Kind(),
    "phone": Kind(),
    "points": Kind(),
    "replay": Kind(),
    "gif": Kind(),
    "watch": Kind(),
    "explain": Kind(on=notification_kinds.PROMPT),
    "less": Kind(on=notification_kinds.PROMPT),
    "hint": Kind(),
    "why": Kind(),
    "whypick": Kind(),
    # The first minutes: `rest` is a game
    "practice": Kind(BLUE, of_game=False),
    "begin": Kind(GREEN, of_game=False),
    "howto": Kind(of_game=False),
    # Tables
    "join": Kind(GREEN, changes=True, on=notification_kinds.CARD),
    "leave": Kind(changes=True, on=notification_kinds.CARD),
    "start": Kind(BLUE, changes=True, on=notification_kinds.CARD),
    "computer": Kind(changes=True, on=notification_kinds.CARD),
    "nocomputer": Kind(changes=True, on=notification_kinds.CARD),
    "level": Kind(changes=True, on=notification_kinds.CARD),
    "versus": Kind(GREEN, of_game=False),
    "cancel": Kind(on=notification_kinds.CARD),
    "close": Kind(RED, changes=True),
    "rematch": Kind(on=notification_kinds.ENDED),
    # Who may join, and invitations; `rest` of a refusal is the host
    "gate": Kind(on=notification_kinds.CARD),
    "gatekind": Kind(changes=True),
    "gateleast": Kind(changes=True),
    "gatemost": Kind(changes=True),
    "gatenew": Kind(changes=True),
    "gateinvite": Kind(changes=True),
    "comein": Kind(GREEN),
    "notforme": Kind(),
    "refuse": Kind(RED, changes=True, of_game=False),
    "refusals": Kind(changes=True, of_game=False),
    # Looking for players: `rest` is what is wished for so far, or a wish's number
    "seek": Kind(of_game=False),
    "seekgame": Kind(changes=True, of_game=False),
    "seekplayers": Kind(changes=True, of_game=False),
    "seekpace": Kind(changes=True, of_game=False),
    "seeklanguage": Kind(changes=True, of_game=False),
    "seekhours": Kind(changes=True, of_game=False),
    "seekping": Kind(changes=True, of_game=False),
    "seekgo": Kind(GREEN, changes=True, of_game=False),
    "seekadd": Kind(changes=True, of_game=False),
    "seekoff": Kind(changes=True, of_game=False),
    "seekall": Kind(changes=True, of_game=False),
    "seekkeep": Kind(GREEN, changes=True, of_game=False),
    "seekdrop": Kind(changes=True, of_game=False),
    "seekinvite": Kind(GREEN, changes=True),
    # A game looked at again: `rest` is a seat, or a page
    "review": Kind(),
    "reviewof": Kind(changes=True),
    "lookback": Kind(changes=True),
    # Tournaments: `game` is the tournament, `revision` a page or round, `rest` what is chosen or done
    "tourin": Kind(GREEN, of_game=False),
    "tourout": Kind(of_game=False),
    "tourleave": Kind(RED, changes=True, of_game=False),
    "tourshow": Kind(of_game=False),
    "tourpage": Kind(changes=True, of_game=False),
    "tourround": Kind(changes=True, of_game=False),
    "tourset": Kind(changes=True, of_game=False),
    "tourform": Kind(of_game=False),
    "touropen": Kind(GREEN, changes=True, of_game=False),
    "tourdo": Kind(changes=True, of_game=False),
    # The puzzle of a day: `game` is the puzzle, `revision` the day; under a post, and for one person alone
    "solve": Kind(of_game=False),
    "solvepick": Kind(of_game=False),
    "solvealone": Kind(changes=True, of_game=False),
    "alonepick": Kind(changes=True, of_game=False),
    "puzzleboard": Kind(of_game=False),
    # The ladder: `game` is the place of a game among all, `revision` the page
    "ladder": Kind(changes=True, of_game=False),
    "resign": Kind(RED, changes=True),
    "back": Kind(BLUE),
    "allow": Kind(GREEN, changes=True, on=notification_kinds.VOTE_OPENED),
    "decline": Kind(RED, changes=True, on=notification_kinds.VOTE_OPENED),
    # Said ahead
    "ahead": Kind(on=notification_kinds.REPORT),
    "aheadpick": Kind(changes=True),
    "unplan": Kind(RED, changes=True),
    "planturn": Kind(BLUE),
    "planpick": Kind(changes=True),
    "plando": Kind(changes=True),
    "plancase": Kind(changes=True),
    "planpage": Kind(changes=True),
    "planrest": Kind(BLUE),
    "restgo": Kind(changes=True),
    "restpick": Kind(changes=True),
    "restorder": Kind(changes=True),
    "next": Kind(on=notification_kinds.REPORT),
    "nextpick": Kind(changes=True),
    "nextarm": Kind(BLUE, changes=True),
    "nextcut": Kind(changes=True),
    "draft": Kind(),
    # What if: `rest` is what was tried
    "whatif": Kind(),
    "try": Kind(changes=True),
    "trypick": Kind(changes=True),
    "trynow": Kind(BLUE, changes=True),
    "trysave": Kind(changes=True),
    "trykeep": Kind(BLUE, changes=True),
    "tryclose": Kind(changes=True),
    # Following: `rest` says how; what ends in a direct message is a game, or SERVER-PERSON in `rest`
    "follow": Kind(),
    "followset": Kind(changes=True),
    "follows": Kind(of_game=False),
    "followpick": Kind(changes=True, of_game=False),
    "unfollow": Kind(of_game=False),
    # People
    "forget": Kind(RED, changes=True, of_game=False),
    **dict.fromkeys(RETIRED, Kind(of_game=False)),
}
