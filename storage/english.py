"""The English of `bot/locales/en/errors.ftl`, from which `make golden` makes this module: change the catalogue."""

from __future__ import annotations

TEMPLATES = {
    "storage-trouble": "{file}: the database can't be used ({why}); nothing was changed.",
    "storage-disk-full": "{file}: the disk is full; nothing was changed. Free up some space, then try again.",
    "storage-read-only": "{file}: the file or its folder isn't writable; nothing was changed. Give the bot write access.",
    "storage-no-access": "{file}: the user {user} has no access there because {owner} owns it; nothing was changed. Type `{typed}` if the bot is to run as {user}; otherwise run this as {owner}.",
    "storage-server-read-only": "{file}: the server doesn't let the bot change anything in this database ({why}); nothing was changed. The bot's user needs the right to create tables there (`GRANT CREATE ON SCHEMA`) and must own the bot's tables, and the server must not be a read-only replica.",
    "storage-locked": "{file}: another process holds the database; nothing was changed. Is a second bot running on this file?",
    "storage-no-lock": "{file}: the folder can't be locked ({why}); nothing was changed. Set CAYLUS_DATA to a folder on a disk of this machine.",
    "storage-in-use": "{file}: another bot is already running on this folder, and each bot needs its own; nothing was changed. Stop that one first, or give this one its own folder (CAYLUS_DATA).",
    "storage-server-in-use": "{file}: another bot is already running on this database; nothing was changed. Stop that one first, or give this one its own database (CAYLUS_DATABASE).",
    "storage-still-served": "{file}: this database has version {found} and needs an upgrade to version {known}, but bots are still running on it (machine and process: {who}); nothing was changed. Stop all of them first, then start this one again.",
    "storage-corrupted": "{file}: the database is damaged ({why}); nothing was changed. Keep the file, and put the newest of its backups in its place.",
    "storage-lost": "{file}: the database is missing or empty, though there are backups of it, the newest {newest}; nothing was changed. Put that backup in its place (docs/hosting.md says how), or move the folder of backups away to begin with an empty one.",
    "storage-wrong-file": "{file}: this isn't a database of this bot ({why}); it was left as it is.",
    "storage-newer": "{file}: this database has version {found}, written by a newer bot; this bot knows versions up to {known}. Install the newer bot, or use a backup from before; the file was left as it is.",
    "storage-older": "{file}: this database has version {found}, and this program reads version {known}. Back it up and start the bot on it once, which brings it up to date.",
    "storage-unreachable": "{file}: the database can't be opened ({why}).",
    "storage-closed": "{file}: the database is closed.",
    "storage-server-gone": "{file}: the database server can't be reached ({why}); nothing was changed. The bot keeps trying; games go on when it is back.",
    "storage-unsure": "{file}: the connection broke while a change was being saved ({why}), and there's no way to ask the server whether it was saved. Check the game before you try again.",
    "storage-busy": "{file}: other connections kept changing the same rows; nothing was changed. Try again.",
    "storage-lock-wait": "{file}: other connections kept the rows to be changed locked on the database server for {seconds} s; nothing was changed. Try again. If this happens often, the server's view `pg_stat_activity` shows which session holds locks for so long.",
    "storage-canceled": "{file}: the database server ended a statement before it was done ({why}); nothing was changed. Try again.",
    "storage-not-empty": "{file}: there's something there already; nothing was copied. Name a new file, or an empty database.",
    "storage-not-the-same": "{file}: the copy isn't what it should be ({why}); it was discarded.",
}
