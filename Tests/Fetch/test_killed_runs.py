"""Runs that are killed at any moment, and started again. HIG_FETCH_KILLS=50 kills that many, and
from a server of full size."""

import os
import random
import time

import pytest

KILLS = int(os.environ.get("HIG_FETCH_KILLS", "3"))
SEED = int(os.environ.get("HIG_SEED", time.time_ns() % 1_000_000))


def files_of(guidelines):
    """All of a copy but the journal. Besides these, a run asks for two robots.txt and two names."""
    return len(guidelines.expected())


def log_lines(reader):
    log = reader.copy / ".fetch.log"
    return log.read_bytes().splitlines(keepends=True) if log.exists() else []


def between_file_and_line(reader):
    """A run killed after it wrote its newest file and before its log says so."""
    lines = log_lines(reader)
    last = next(n for n in reversed(range(len(lines))) if b'"path"' in lines[n])
    (reader.copy / ".fetch.log").write_bytes(b"".join(lines[:last]))


def killed_after(reader, guidelines, count):
    """Kills a run that asked for so many files, once its log knows one. No further one is answered
    before that, so that no run is too fast."""
    asked = len(guidelines.requests()) + count
    guidelines.gate.close_after(count)
    run = reader.start()
    while len(guidelines.requests()) < asked or not any(b'"path"' in n for n in log_lines(reader)):
        assert run.poll() is None, "the run ended before it was killed"
        time.sleep(0.002)
    run.kill()
    run.wait()
    guidelines.gate.open()


@pytest.mark.parametrize("round", range(KILLS))
def test_a_killed_run_ends_as_one_that_was_not(medium, reader_of, round, record_property):
    dice = random.Random(SEED * 1000 + round)
    record_property("seed", SEED)
    old = dice.random() < 0.5
    calm, killed = reader_of(medium, "calm"), reader_of(medium, "killed")
    if old:
        # Both have an older copy already: some of it changes.
        for reader in (calm, killed):
            assert reader.fetch().returncode == 0
        for n in range(1, 39, 3):
            medium.put_page(f"page-{n:03}", [], text=f"Text of round {round}.")
    start = time.monotonic()
    assert calm.fetch().returncode == 0
    whole = time.monotonic() - start
    kills = 0
    for _ in range(dice.choice([1, 1, 2, 4])):
        run = killed.start()
        time.sleep(dice.uniform(0.005, whole))
        run.kill()
        kills += run.wait() != 0
    count = len(medium.requests())
    last = killed.fetch()
    assert last.returncode == 0, f"seed {SEED}: {last.stderr}"
    assert killed.everything() == calm.everything(), f"seed {SEED}, round {round}"
    assert len(medium.requests()) - count <= files_of(medium) + 4, "nothing is asked for twice"


def test_what_a_killed_run_had_is_not_asked_for_again(medium, reader_of):
    reader = reader_of(medium)
    killed_after(reader, medium, 60)
    count = len(medium.requests())
    kept = [path for path in reader.files() if not path.startswith(".")]
    assert kept
    again = reader.fetch()
    assert again.returncode == 0
    # But for what was under way when it was killed.
    assert len(medium.requests()) - count <= files_of(medium) + 4 - len(kept) + 4
    assert f"{files_of(medium)} new, 0 changed, 0 same" in again.stderr


def test_a_file_that_the_log_does_not_know_is_as_new_as_the_others(medium, reader_of):
    reader = reader_of(medium)
    killed_after(reader, medium, 60)
    between_file_and_line(reader)
    again = reader.fetch()
    assert again.returncode == 0
    assert f"{files_of(medium)} new, 0 changed, 0 same" in again.stderr


def test_a_file_that_the_log_does_not_know_has_changed(medium, reader_of):
    reader = reader_of(medium)
    assert reader.fetch().returncode == 0
    for n in range(1, 39):
        medium.put_page(f"page-{n:03}", [], text="Another text.")
    killed_after(reader, medium, 30)
    between_file_and_line(reader)
    again = reader.fetch()
    assert again.returncode == 0
    assert "0 new, 38 changed" in again.stderr


def test_one_run_at_a_time(medium, reader_of):
    reader = reader_of(medium)
    medium.gate.close_after(20)
    run = reader.start()
    while not reader.copy.exists():
        time.sleep(0.002)
    other = reader.fetch()
    run.kill()
    run.wait()
    assert other.returncode == 2 and "Another run is fetching" in other.stderr
