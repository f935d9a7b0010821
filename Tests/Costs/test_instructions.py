"""What each stage costs, in instructions, held to what was recorded: the counts do not depend on
how busy the machine is. RECORD=1 writes them again, and fails the run."""

import os
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT / "benchmarks"))

import instructions  # noqa: E402

HIG = PROJECT / ".build/release/hig"
WASM = PROJECT / ".build-wasm/search.wasm"
TOLERANCE = 0.05
# A stage that costs less of all than this is counted in all only.
LEAST = 0.01


@pytest.fixture(scope="module")
def counts():
    """The counts of the release build: a debug build spends its time elsewhere."""
    if not HIG.exists():
        pytest.skip("no release build to count instructions of: run `make tool`")
    if not WASM.exists():
        pytest.skip("the site would have no search: run `make wasm`")
    found = instructions.counted(HIG.resolve())
    if found is None:
        pytest.skip(instructions.MISSING)
    if os.environ.get("RECORD"):
        instructions.record(found)
        pytest.fail(f"recorded; review the difference of {instructions.RECORD.name}")
    return found


@pytest.fixture(scope="module")
def recorded():
    found = instructions.recorded()
    if found is None:
        pytest.skip("no counts are recorded of this kind of processor")
    return found


def change(now, before):
    return now / before - 1 if before else float(now > 0)


def compared(counts, recorded):
    """A line for each stage that moved too far, and for the sum of all."""
    before = {**recorded["stages"], "all": recorded["total"]}
    now = {**counts.stages, "all": counts.total}
    for stage in before.keys() | now.keys():
        one, other = before.get(stage, 0), now.get(stage, 0)
        if max(one, other) >= LEAST * counts.total and abs(change(other, one)) > TOLERANCE:
            yield (f"{stage}: {one / 1e6:,.1f} million instructions recorded, "
                   f"{other / 1e6:,.1f} now ({change(other, one):+.1%})")


def test_every_stage_costs_what_was_recorded(counts, recorded):
    moved = sorted(compared(counts, recorded))
    compilers = f"recorded with Swift {recorded['swift']}, built with {instructions.compiler()}"
    remedy = "if that is intended: RECORD=1 .venv/bin/python -m pytest Tests/Costs"
    assert not moved, "\n".join(["", *moved, compilers, remedy, "", counts.table()])


def test_every_stage_is_seen(counts):
    """A stage that is called by another name would be counted among the rest."""
    assert [stage for stage, cost in counts.stages.items() if cost <= 0] == []
    assert counts.stages[instructions.REST] < counts.total / 4
