def pytest_configure(config):
    config.addinivalue_line("markers", "sqlite: about a file; runs on SQLite only")
