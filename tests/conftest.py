import gc

from tests.costs import Costs


def pytest_configure(config):
    config.addinivalue_line("markers", "sqlite: about a file; runs on SQLite only")
    config.addinivalue_line(
        "markers", "thinking_processes: the guide thinks in its own processes, ahead of who asks"
    )
    config.addinivalue_line(
        "markers", "postgres: needs a PostgreSQL server, which the tests start themselves"
    )
    config.addinivalue_line("markers", "costly(reason): takes more processor time than others, and why")
    config.addinivalue_line(
        "markers", "exhaustive: left to `make test-exhaustive`; `make test` runs its like"
    )
    config.pluginmanager.register(Costs(), "costs")


def pytest_collection_finish():
    """What was collected stays; looking through it for garbage again and again would be a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
