"""The course of a finished game as charts: prestige by turn, where it came from, favors and money, three sentences."""
