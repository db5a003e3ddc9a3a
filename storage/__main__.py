"""`python -m storage COMMAND`: the commands of the operator, which are in the bot since they need the rules."""

from __future__ import annotations

import sys

from bot.app.admin_cli import main

if __name__ == "__main__":
    sys.exit(main())
