"""A small Discord on loopback: real HTTP and a real gateway for the unmodified bot, people who use it, and faults.

It knows what this bot needs, and refuses what Discord would refuse: a request beyond a limit gets Discord's
error and is kept in `FakeDiscord.violations`, which tests expect to be empty.
"""

from __future__ import annotations

from tests.fakediscord.faults import Fault
from tests.fakediscord.people import Interaction, Person
from tests.fakediscord.process import BotProcess
from tests.fakediscord.server import FakeDiscord

__all__ = ["BotProcess", "FakeDiscord", "Fault", "Interaction", "Person"]
