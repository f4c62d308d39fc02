"""The rulings in the codex that the server tells."""

import httpx

from landsraad.families import families


def test_the_codex_has_them(house):
    for name, kind in families().items():
        told = httpx.get(f"{house.address}/api/families/{name}/codex", timeout=60, trust_env=False).json()
        assert len([one for one in told if one["kind"] == "ruling"]) == len(kind.rulings()) > 50
        assert len({one["id"] for one in told}) == len(told)
