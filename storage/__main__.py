"""`python -m storage COMMAND`: leads to commands that need the rules, which storage doesn't know."""

from __future__ import annotations

import sys

from bot.app.admin_cli import main

if __name__ == "__main__":
    sys.exit(main())
