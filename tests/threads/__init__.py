"""Conversations with the bot, and what stands in Discord after each step."""
