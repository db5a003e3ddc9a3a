"""What people, Discord and files have of the bot, written down: its requests in whole games, its commands, custom ids
and messages. The tests compare; `python -m tests.inventory` writes it anew, as `make golden` does."""
