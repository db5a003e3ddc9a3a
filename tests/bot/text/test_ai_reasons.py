"""The reasons of a computer's action in a person's language."""

from bot.text import ai_reasons
from bot.text.localization import english
from players.english import TEXTS
from players.reasons import Reason


def test_what_an_action_takes_from_its_reader_is_one_sentence():
    reasons = [
        Reason(topic, 1, -1.0, 2.0) for topic in ("deniers", "wood", "stone", "gold")
    ]
    purpose = TEXTS.say("purpose-spare")
    told = [
        english().format_message(one)
        for one in ai_reasons.of_computer(purpose, reasons, [1])
    ]
    assert told[0] == "no batch needs the cubes it costs" and len(told) == 2
    assert told[1].startswith("it leaves you with less (") and " and " in told[1]
    assert ai_reasons.of_computer(purpose, reasons, [0]) == [purpose]
