"""What the process remembers of the time, when the clock of the machine is set back."""

from __future__ import annotations

from bot.app.job_runner import DAY
from bot.core import outbox
from bot.delivery.retries import Retries
from tests.bot.world import world


class Now:
    """An instant that is set by hand."""

    def __init__(self, at):
        self.at = at

    def timestamp(self):
        return self.at


async def test_a_press_wakes_deliveries_after_the_clock_was_set_back():
    async with world() as here:
        services = here.bot.delivery_context
        now, woken = Now(1_750_000_000), []
        services.discord_api.now = lambda: now.at

        async def run(use_case, *rest, **named):
            if use_case is not outbox.make_due:  # of what the bot begins with
                return await others(use_case, *rest, **named)
            woken.append(now.at)
            return False

        others, services.db.run = services.db.run, run
        retries = Retries(
            services.db, services.discord_api, services.tasks, lambda game: None
        )
        await retries.retry_now(1)
        now.at -= DAY
        await retries.retry_now(1)
        assert len(woken) == 2
