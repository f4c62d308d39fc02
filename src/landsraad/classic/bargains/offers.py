"""What everybody may do at any time: propose a deal, name a favour owed, change what allies may spend, show something.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.classic.bargains.alliance import OFFER_PLEDGE
from landsraad.classic.bargains.deals import CALL_FAVOUR_OFFER, PROPOSE_DEAL
from landsraad.classic.bargains.showing import OFFER_SHOW
from landsraad.classic.table.act import Act
from landsraad.classic.table.moments import PAUSE

AT_PAUSES: Final[Mapping[int, tuple[Act, ...]]] = {PAUSE: (PROPOSE_DEAL, CALL_FAVOUR_OFFER, OFFER_PLEDGE, OFFER_SHOW)}
