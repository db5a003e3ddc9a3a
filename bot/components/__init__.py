"""What people see: layouts of prompts, cards and reports, made of plain data first and of Discord's parts last."""
