"""Names under which Gymnasium makes environments: `gymnasium.make("landsraad/imperium-v0")`."""

from __future__ import annotations

import gymnasium

from landsraad.families import families

for _family in families():
    gymnasium.register(
        f"landsraad/{_family}-v0", entry_point="landsraad.env.one_seat:OneSeat", kwargs={"family": _family}
    )
