"""Servers for tests."""

from collections.abc import Iterator

import pytest

from tests.server.house import House
from tests.server.postgres import cluster, missing


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite without rate limits, for all tests of a module.

    It must not have failed at anything.
    """
    with House(tmp_path_factory.mktemp("server")) as house:
        yield house
        faults = house.metric("landsraad_faults_total")
    assert faults == 0, house.errors()
    assert not house.errors()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL; skipped, with the reason, where there can be none."""
    reason = missing()
    if reason:
        print(reason)
        pytest.skip(reason)
    with cluster() as address:
        yield address
