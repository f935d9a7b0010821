"""The table at the end of `make test`, and the line that is read by machines."""

import subprocess
from pathlib import Path

import pytest

SUMMARY = Path(__file__).resolve().parents[2] / "scripts/test-summary"


@pytest.fixture
def summary(tmp_path):
    """Writes the results of steps, and gives the lines of the summary and its exit status."""

    def run(**steps):
        for name, (status, *cases) in steps.items():
            (tmp_path / f"{name}.status").write_text(f"{status}\n")
            if cases:
                inner = "".join(
                    f'<testcase classname="{where}" name="{test}">{inside}</testcase>'
                    for where, test, inside in cases
                )
                report = f"<testsuites><testsuite>{inner}</testsuite></testsuites>"
                (tmp_path / f"{name}.xml").write_text(report)
        done = subprocess.run([SUMMARY, tmp_path], capture_output=True, text=True)
        assert done.stderr == ""
        return done.stdout.splitlines(), done.returncode

    return run


def test_every_suite_is_counted(summary):
    lines, status = summary(
        lint=(0,),
        swift=(
            0,
            ("BytesTests.VarintTests", "a()", ""),
            ("BytesTests.VarintTests", "b()", ""),
            ("CommandTests.HelpTests", "c()", ""),
            ("LayeringTests.SizeTests", "d()", ""),
            ("RenderTests.GoldenTests", "e()", ""),
        ),
        browser=(0, ("Tests.Browser.test_links", "f", "")),
    )
    rows = [line.split() for line in lines[1:-1]]
    assert [row[:3] for row in rows] == [
        ["tools", "lint", "1"],
        ["unit", "BytesTests", "2"],
        ["golden", "RenderTests", "1"],
        ["CLI", "CommandTests", "1"],
        ["layering", "LayeringTests", "1"],
        ["browser", "test_links", "1"],
    ]
    assert (lines[-1], status) == ("7 passed, 0 failed", 0)


def test_failures_and_skips_are_told(summary):
    lines, status = summary(
        swift=(1, ("A.B", "a", "<failure/>"), ("A.B", "b", "<skipped/>"), ("A.B", "c", "")),
        browser=(1, ("x", "d", "<error/>"), ("x", "e", "")),
    )
    assert (lines[-1], status) == ("2 passed, 2 failed, 1 skipped", 1)


def test_a_step_that_failed_is_a_failure(summary):
    assert summary(lint=(1,), wasm=(0,))[0][-1] == "1 passed, 1 failed"


def test_a_suite_that_broke_off_is_a_failure(summary):
    lines, status = summary(swift=(139, ("A.B", "a", "")))
    assert "swift broke off" in "".join(lines)
    assert (lines[-1], status) == ("1 passed, 1 failed", 1)


def test_no_test_at_all_is_a_failure(summary):
    lines, status = summary()
    assert (lines[-1], status) == ("0 passed, 0 failed", 1)


def test_a_failure_may_show_characters_that_xml_forbids(summary):
    lines, status = summary(
        swift=(1, ("BytesTests.ShownTextTests", "a()", '<failure message="\x1b\x01"/>'))
    )
    assert status == 1
    assert lines[-1] == "0 passed, 1 failed"
