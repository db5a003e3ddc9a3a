"""What features add to messages: in the order in which they registered, read once, and only where it says anything."""

from __future__ import annotations

from types import SimpleNamespace

from bot.core import notifications as n
from bot.delivery.sections import Beside, DeliveryHooks, Loaded, Rendered, Section

POSITION = SimpleNamespace(info=SimpleNamespace(id=7))
UOW = SimpleNamespace(row=lambda game: SimpleNamespace(id=game))


def section(name, *, applies=True):
    """One that loads its name, and says it with the game's number."""

    async def render(l10n, position, data):
        return Rendered((f"{data} {position.info.id}",), (Beside(len(name), name),))

    return Section(
        "prompt", lambda uow, row, notification: name, render, lambda position: applies
    )


class Reads:
    """A database that counts what it is asked."""

    def __init__(self):
        self.count = 0

    async def read(self, use_case, *args):
        self.count += 1
        return use_case(UOW, *args)


async def test_sections_speak_in_the_order_in_which_they_were_registered():
    hooks, db = DeliveryHooks(), Reads()
    for name in ("explain", "less"):
        hooks.section(section(name))
    hooks.section(section("never", applies=False))
    told = await hooks.render(db, "prompt", None, POSITION)
    assert told == Rendered(
        ("explain 7", "less 7"), (Beside(7, "explain"), Beside(4, "less"))
    )
    assert db.count == 1


async def test_what_a_batch_has_loaded_is_not_read_again():
    hooks, db = DeliveryHooks(), Reads()
    hooks.section(section("explain"))
    loaded = hooks.load(UOW, "prompt", POSITION)
    assert [one.data for one in loaded] == ["explain"] and isinstance(loaded[0], Loaded)
    assert (await hooks.render(db, "prompt", None, POSITION, loaded)).lines == (
        "explain 7",
    )
    assert db.count == 0


async def test_where_no_section_has_anything_to_say_nothing_is_read():
    hooks, db = DeliveryHooks(), Reads()
    hooks.section(section("never", applies=False))
    assert await hooks.render(db, "prompt", None, POSITION) == Rendered()
    assert await hooks.render(db, "result", None, POSITION) == Rendered()
    assert db.count == 0


def test_a_kind_of_notification_has_its_handlers_in_order():
    hooks = DeliveryHooks()
    hooks.notification(n.Ended, "record")
    hooks.notification(n.Ended, "look")
    assert (
        list(hooks.handlers(n.Ended)) == ["record", "look"]
        and list(hooks.handlers(n.Report)) == []
    )
