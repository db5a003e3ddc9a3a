"""The end of a command whose output is piped to a reader that ends first, such as `head`."""

import os
import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")
ENDED = 128 + 13  # SIGPIPE, which Python ignores


def ends_with_its_reader(command: Callable[P, int]) -> Callable[P, int]:
    """Make a command exit with status 141, like any other program, if the reader of its output has ended."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> int:
        try:
            try:
                return command(*args, **kwargs)
            finally:
                sys.stdout.flush()
        except BrokenPipeError:
            # Python flushes once more at its exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return ENDED

    return run
