"""Another answer to a use case, for tests of what is made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    import pytest

    from bot.core.database import UseCaseRunner


def answer_instead(
    monkeypatch: pytest.MonkeyPatch,
    db: UseCaseRunner,
    use_case: Callable[..., Any],
    answer: Callable[..., Awaitable[Any]],
) -> None:
    """Whenever this use case is asked for, by `run`, `read` or `run_once`, `answer` gets its arguments instead."""

    def asking(real: Any, at: int) -> Callable[..., Awaitable[Any]]:
        def ask(*args: Any, **kwargs: Any) -> Awaitable[Any]:
            return (
                answer(*args[at + 1 :], **kwargs)
                if args[at] is use_case
                else real(*args, **kwargs)
            )

        return ask

    for name, at in (("run", 0), ("read", 0), ("run_once", 1)):
        monkeypatch.setattr(db, name, asking(getattr(db, name), at))


class Answers:
    """Stands for a database: each use case is answered by a coroutine, which gets its arguments."""

    def __init__(
        self,
        answers: Mapping[Callable[..., Any], Callable[..., Awaitable[Any]]],
        **more: Any,
    ) -> None:
        self._answers = answers
        vars(self).update(more)

    async def run(self, use_case: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return await self._answers[use_case](*args, **kwargs)

    read = run
