"""Computers sit down, go, and play better or worse, by the buttons of a lobby's card; and a game against one."""

import asyncio
import logging
import time

from discord import app_commands

from bot.ai.pool import Thinker
from bot.app import log
from bot.components.custom_id import GREEN, CustomId
from bot.core.errors import NoGame
from bot.core.model import Position
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import DeliveryHooks
from bot.features.computers import use_cases
from bot.interactions import game_answers
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.hooks import COMPUTERS_WAIT, CommandHooks, CommandOption, Finding
from bot.interactions.slash_commands import LEVEL_CHOICES
from storage import StorageError, notification_kinds

_log = logging.getLogger(__name__)

STORAGE_PAUSE = 10.0  # seconds before the next try when the database can't be used


class Turns:
    """The queue: people take turns in it, whoever made the game counts, and each person's games take turns too."""

    def __init__(self, delivery: DeliveryContext, thinker: Thinker) -> None:
        self._delivery, self._thinker = delivery, thinker
        self._queue: dict[int, dict[int, float]] = {}  # maker -> game -> since when
        # game -> the maker, if it is to be looked at once more
        self._busy: dict[int, int | None] = {}

    def want(self, game: int, maker: int | None) -> None:
        """Note that a computer has to decide in a game of that maker; harmless when it is known."""
        if game in self._busy:
            self._busy[game] = maker or 0
        else:
            self._queue.setdefault(maker or 0, {}).setdefault(game, time.monotonic())
            self._begin()

    def loaded(self, position: Position) -> None:
        """Look whether a computer has to decide whenever a game is posted: every change of a game comes by there."""
        info, decision = position.info, position.decision
        if decision is not None and info.seats[decision.seat].player is not None:
            self.want(info.id, info.host)

    @property
    def depth(self) -> int:
        """The number of waiting games."""
        return sum(map(len, self._queue.values()))

    @property
    def age(self) -> float:
        """For how many seconds the first of them has waited."""
        since = [at for games in self._queue.values() for at in games.values()]
        return time.monotonic() - min(since) if since else 0.0

    def stop(self) -> None:
        """Begin no more decisions: the bot ends."""
        self._queue.clear()

    def _begin(self) -> None:
        while self._queue and len(self._busy) < self._thinker.count:
            maker = next(iter(self._queue))
            games = self._queue.pop(maker)
            game = next(iter(games))
            del games[game]
            if games:
                self._queue[maker] = games  # behind all others
            self._busy[game] = None
            self._delivery.tasks.spawn(self._turn(game), f"computer-{game}")

    async def _turn(self, game: int) -> None:
        try:
            await self._decide(game)
        except NoGame:
            pass
        except StorageError as problem:
            _log.warning("game %s: a computer can't act: %s", game, problem)
            asyncio.get_running_loop().call_later(
                STORAGE_PAUSE, self._delivery.delivery_worker.kick, game
            )
        except Exception as problem:
            await self._delivery.report_error("a computer's turn", problem, game)
        finally:
            again = self._busy.pop(game)
            if again is not None:
                self.want(game, again)
            self._begin()

    async def _decide(self, game: int) -> None:
        began = time.perf_counter()
        thought = await use_cases.next_thought(self._delivery.db, game)
        if thought is None:
            return
        code = await self._thinker.choose(thought)
        outcome = await self._delivery.db.run(
            use_cases.perform, game, thought.seat, thought.revision, code
        )
        spent = (time.perf_counter() - began) * 1000
        if outcome is not None:
            shown = log.hide_code(code) if outcome.position.game.hidden else code
            log.action(game, outcome.info.names[thought.seat], shown, think=spent)
        self._delivery.delivery_worker.kick(game)


SLOW_MOVE_SECONDS = 60  # seconds that a game waits for its computer
MOST_COMPUTERS = 4  # computers beside a person
VERSUS_LEVEL = 1  # of the computer that one press seats: a beginner as who presses


class Computers(Feature):
    """The seats of computers."""

    def __init__(self, delivery: DeliveryContext, thinker: Thinker) -> None:
        self.turns = Turns(delivery, thinker)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.option(
            "new",
            CommandOption(
                "computers", app_commands.Range[int, 1, MOST_COMPUTERS] | None, "pace"
            ),
        )
        for command, after in (("new", "computers"), ("table settings", "rated")):
            commands.option(
                command,
                CommandOption("level", int | None, after, choices=LEVEL_CHOICES),
            )
        delivery.listeners.append(self.turns.loaded)
        gauges = (lambda: self.turns.depth, lambda: self.turns.age)
        commands.gauges.update(zip(COMPUTERS_WAIT, gauges, strict=True))
        commands.findings.append(self.queue)

    async def cog_unload(self) -> None:
        self.turns.stop()

    async def queue(self, ctx: Context) -> Finding | None:
        """Return how many games wait for computers, and for how long; None where none does."""
        depth, age = self.turns.depth, int(self.turns.age)
        if not depth:
            return None
        return Finding(
            "note" if age > SLOW_MOVE_SECONDS else "fine",
            "doctor-computers",
            {"count": depth, "seconds": age},
        )

    @item("computer", "nocomputer", edits=True, notification=notification_kinds.CARD)
    async def pressed_computer(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Give the next seat to a computer of the table's level, or take out the last one, for the host."""
        adds = press.kind == "computer"
        outcome = await game_answers.act(
            ctx, use_cases.add if adds else use_cases.remove, press.game
        )
        await game_answers.answer_on_card(
            ctx, outcome, "computer-added" if adds else "computer-removed"
        )

    @item("versus", style=GREEN, needs_game=False)
    async def pressed_versus(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Begin a game against a computer as soon as it is known which game."""
        ctx.need_server()
        game = await game_answers.chosen_game(ctx, press)
        if game is None:
            return
        await game_answers.need_table_allowed(ctx)
        await game_answers.need_room(ctx)
        language = await game_answers.table_language(ctx, alone=True)
        asked = ctx.person, ctx.place, game, 1, VERSUS_LEVEL, language
        outcome = await ctx.db.run_once(ctx.idempotency_key, use_cases.versus, *asked)
        await game_answers.answer_with_card(ctx, outcome)
