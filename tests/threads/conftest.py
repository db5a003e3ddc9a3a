from tests.kinds import choose as pytest_generate_tests
from tests.kinds import kept_on

__all__ = ["kept_on", "pytest_generate_tests"]
