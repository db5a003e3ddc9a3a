"""The games for those who study games: PettingZoo, OpenSpiel, batches of games and data sets.

Nothing here is imported by the rest of the project, and what isn't in the standard library, rules, players
and rendering is imported only by the module that is about it (`environments.zoo`, `spiel`, `parquet`).
"""
