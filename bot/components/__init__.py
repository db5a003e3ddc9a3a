"""The components of messages: layouts of prompts, cards and reports, made of plain data before Discord's parts."""
