import pytest

from tests import package


@pytest.mark.exhaustive
def test_a_wheel_plays_draws_and_keeps_a_game_away_from_the_checkout(tmp_path):
    wheel = package.build(tmp_path)
    package.use(
        package.install(wheel, tmp_path / "environment", dependencies=False),
        tmp_path / "away",
    )
