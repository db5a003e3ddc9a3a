"""`python -m bot.ai.worker`: think at low priority, a request a line, until standard input ends.

A thread of its own sees that end in the middle of a thought too, so the process ends with the bot, however
that ends.
"""

import contextlib
import os
import queue
import signal
import sys
import threading
from typing import BinaryIO

from bot.ai.analysis import ANALYSES, decide
from bot.ai.protocol import AnalysisJob, AnalysisResult, Answer, encode, read_line

NICENESS = 10  # people's answers come first


def main() -> None:
    """Answer requests until the bot is gone."""
    # Ctrl+C is for the bot, which ends this by the pipe
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(
        target=_listen, args=(sys.stdin.buffer, lines), daemon=True
    ).start()
    with contextlib.suppress(BrokenPipeError):
        while True:
            sys.stdout.buffer.write(encode(answer(lines.get())) + b"\n")
            sys.stdout.buffer.flush()


def answer(line: bytes) -> Answer | AnalysisResult:
    """Return the answer to a line; what can't be done is said, and the next line is answered all the same."""
    job = False
    try:
        asked = read_line(line)
        job = isinstance(asked, AnalysisJob)
        return (
            ANALYSES[asked.name].do(asked)
            if isinstance(asked, AnalysisJob)
            else Answer(decide(asked))
        )
    except Exception as problem:
        return (
            AnalysisResult(trouble=repr(problem)) if job else Answer("", repr(problem))
        )


def _listen(source: BinaryIO, lines: queue.SimpleQueue[bytes]) -> None:
    for line in source:
        lines.put(line)
    os._exit(0)  # nobody waits for an answer any more


if __name__ == "__main__":
    main()
