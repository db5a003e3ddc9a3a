"""Measurements: events and their durations in seconds, for the metrics of the app."""


class Figures:
    """Told what happened and how many seconds it took; this one forgets it. `bot.app.metrics.Measured` keeps it."""

    def answered(self, seconds: float, since_press: float) -> None:
        """Count the first answer to an interaction, so long after it came in, and after Discord made it."""

    def transaction(self, use_case: str, seconds: float) -> None:
        """Count a use case, from its call to its commit, waiting for the database's thread included."""

    def transaction_failed(self, use_case: str) -> None:
        """Count a use case that ended with an error that is no refusal; nothing of it was stored."""

    def backed_up(self, complete: bool) -> None:
        """Count a daily backup that was written, or could not be."""

    def drawn(self, look: str, seconds: float) -> None:
        """Count the pictures of one board, waiting for a thread included."""

    def requested(self, status: int, seconds: float) -> None:
        """Count a request to Discord and the status of its answer; 0 where none came."""

    def paged(self, route: str, seconds: float) -> None:
        """Count a request of the live board's pages; streams are not counted."""
