def pytest_configure(config):
    config.addinivalue_line("markers", "sqlite: about a file; runs on SQLite only")
    config.addinivalue_line(
        "markers", "postgres: needs a PostgreSQL server, which the tests start themselves"
    )
