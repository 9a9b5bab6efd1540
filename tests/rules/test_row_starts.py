"""The card that each old row keeps: rows that want the same one give way to each other."""

from __future__ import annotations

from sixfold.rules.flow import NEW, Flow
from sixfold.rules.notation import read_pieces, read_rows
from sixfold.rules.row_starts import Anchoring
from sixfold.rules.sets import masks_of

RED = 0
RO, RS = read_pieces("RoRs")


def test_old_row_gives_way_to_one_that_can_keep_no_other_card() -> None:
    flow = Flow()
    flow.add_rows(RED, 2)
    flow.add(RO, RED)
    flow.add(RS, RED)
    anchoring = Anchoring(flow, masks_of(read_rows("RoRsRd/RoRtRc")), [RED, RED], 0b11)
    room = {(family, six): 2 if (family, six) == (RED, False) else 0 for family in range(NEW) for six in (False, True)}
    assert anchoring.run(room) is None
    assert {place: each.kind for place, each in anchoring.chosen.items()} == {0: RS, 1: RO}
