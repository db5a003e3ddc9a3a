"""Reads `.env`. A file or a line that can't be read is named with what to do about it, and its value is never shown."""

import codecs
import io
import re
import shlex
import sys
from pathlib import Path
from typing import NamedTuple

import dotenv
from dotenv.parser import Binding, parse_stream

from storage.ownership import owner, user

NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")
LINE = "write NAME=value on a line of its own, such as DISCORD_TOKEN=abc"
UTF_16 = {codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}


class Unusable(Exception):
    """A file that can't be used: str(error) names the file, the line and the remedy."""


class Entry(NamedTuple):
    """The value of a name, and the line it stands in, counted from 1."""

    value: str
    line: int


def read(file: Path) -> dict[str, Entry]:
    """Return the entries by name, none where there is no file; raise Unusable.

    UTF-8 and UTF-16 are read, for PowerShell writes both.
    """
    text = _decoded(_bytes(file), file)
    entries: dict[str, Entry] = {}
    for binding in parse_stream(io.StringIO(text)):
        written = binding.original.string
        line = binding.original.line + written[
            : len(written) - len(written.lstrip())
        ].count("\n")
        if fault := _fault(binding):
            raise Unusable(f"{file}, line {line}: {fault}")
        if binding.key is None:  # a comment
            continue
        before = entries.get(binding.key)
        if before is not None and before.value and not binding.value:
            raise Unusable(
                f"{file}, line {line}: {binding.key} is emptied, which line {before.line} set; keep one of them"
            )
        entries[binding.key] = Entry(binding.value or "", line)
    # puts in what ${NAME} stands for
    values = dotenv.dotenv_values(stream=io.StringIO(text))
    return {
        name: Entry(values[name] or "", entry.line) for name, entry in entries.items()
    }


def _fault(binding: Binding) -> str:
    """Return what is wrong with a line and how to mend it, or ""."""
    written = binding.original.string.strip()
    if not binding.error and binding.key is None:
        return ""
    match = re.match(r"(?:export\s+)?(\S*?)\s*([:=])\s*(.?)", written)
    name, sign, quote = match.groups() if match else ("", "", "")
    if sign == ":" and NAME.fullmatch(name):
        return f"write {name}=value, with = in place of :"
    if quote in ("'", '"') and (binding.error or "\n" in (binding.value or "")):
        return f"the value of {name} begins with {quote} and doesn't end with it on that line; write both or neither"
    if binding.error or binding.value is None or not NAME.fullmatch(binding.key or ""):
        return LINE
    return ""


def _bytes(file: Path) -> bytes:
    try:
        if file.is_dir():
            raise Unusable(
                f"{file} is a folder; remove it, and write the settings into a file of that name"
            )
        return file.read_bytes()
    except FileNotFoundError:
        other = file.with_name(f"{file.name}.txt")
        if other.exists():  # as some editors save it
            raise Unusable(f"{other} isn't read: rename it to {file}") from None
        return b""
    except PermissionError:
        raise Unusable(_refused(file)) from None
    except OSError as problem:
        raise Unusable(f"{file} can't be read: {problem.strerror or problem}") from None


def _refused(file: Path) -> str:
    """Return the sentence for a file that this user may not read."""
    own, other = user(), owner(file)
    if own == other:
        return f"{file} can't be read, though {own} owns it; type: chmod u+r {shlex.quote(str(file))}"
    typed = f"sudo -u {other} {shlex.join(sys.orig_argv)}"
    if other in ("", "root"):
        typed = f"sudo chown {own} {shlex.quote(str(file))}"
    return f"{file} can't be read by the user {own}, for it belongs to {other or 'another user'}; type: {typed}"


def _decoded(raw: bytes, file: Path) -> str:
    encoding = UTF_16.get(raw[:2], "utf-8-sig")
    if encoding != "utf-16" and b"\0" in raw[:2]:  # UTF-16 without its mark
        encoding = "utf-16-be" if raw[0] == 0 else "utf-16-le"
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise Unusable(
            f"{file}, line {line}: a letter there isn't in UTF-8; save the file in that encoding "
            "(PowerShell: Set-Content -Encoding utf8)"
        ) from None
