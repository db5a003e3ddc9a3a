"""Every sentence of the pace room, in English; they go into the table's catalogue."""

from __future__ import annotations

from rules.texts import Texts

TEMPLATES: dict[str, str] = {
    # Answers ahead: why one was not applied
    "pace-ahead-illegal": "You had answered ahead “{what}”; that is not possible any more.",
    "pace-ahead-other": "You had answered ahead “{what}”; now it would be “{now}”.",
    "pace-ahead-more": "You had answered ahead “{what}”; now there is also “{now}”.",
    "pace-ahead-unasked": "You had answered ahead “{what}”; in turn {turn} it did not come to that.",
    "pace-asked-again": "What you had said before is done, and you are asked again.",
    "pace-ahead-gone": "This decision can't be answered ahead any more; nothing was done.",
    # Standing orders: why one stopped
    "pace-plan-none": "none of these is possible now: {wishes}",
    "pace-plan-ask": "you wanted to be asked",
    "pace-plan-through": "all of its placements are done",
    "pace-plan-undone": "what it did was undone",
    "pace-plan-stopped": "Your plan “{order}” has stopped: {why}.",
    # Reading orders
    "pace-order-empty": "An order says what to do, for example `place gate > 3 > pass` or `farm: cloth`.",
    "pace-order-unknown": "“{text}” is no order. Orders begin with place, pass over, provost, castle, or"
    " the name of a building; the suggestions show some.",
    "pace-order-many": "You have {here:plan|plans} in this game already; the limit is {most}.",
    "pace-order-game": "“{text}” doesn't exist in {title}.",
    "pace-not-your-seat": "{seat} is not your seat.",
    "pace-no-plan": "There is no such plan of yours in this game ({game}).",
    # The programme of a turn
    "pace-programme-unknown": "That can't be put into the programme; nothing was changed.",
    "pace-programme-long": "There is room for {most} there.",
    "pace-programme-empty": "There is no programme yet to keep.",
    "pace-programme-name": "A name has 1 to {most} characters.",
    "pace-programme-names": "You keep {most} programmes of this game already; use one of their names.",
    # Time
    "pace-away-budget": "You can be away {left:more day|more days} within a year; {asked} are too many.",
    "pace-hours-bad": "“{text}” is no span of hours; say for example 8-23, at least {least} hours.",
    "pace-zone-bad": "“{text}” is no time zone; say for example Europe/Paris.",
}

TEXTS = Texts(TEMPLATES)
say = TEXTS.say
