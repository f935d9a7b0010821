"""The outline of pages: anchors, levels, and no headings that most pages have."""

import subprocess
import sys
from pathlib import Path

OUTLINES = Path(__file__).resolve().parents[2] / "scripts/outlines"

POTS = """# Pots

## Best practices

## [Lids](/lids), cups & `trays`

### iOS, iPadOS

### Lids made of tin

```
## No heading
```

## Resources
"""


def test_anchors_and_levels(tmp_path):
    (tmp_path / "pots.md").write_text(POTS)
    # Its own are none, but its name is known.
    (tmp_path / "bowls.md").write_text("# Bowls\n\n## Resources\n")
    made = subprocess.run([OUTLINES, tmp_path], capture_output=True, text=True, check=True).stdout
    assert made.split('"""')[1].split() == [
        "bowls:", "pots:", "Lids-cups-trays", ">Lids-made-of-tin"]


def test_heads_of_tables(tmp_path):
    (tmp_path / "pots.md").write_text(
        "# Pots\n\n| Size (pt) | _Use_ |\n| --- | --- |\n| 1 | Tea |\n\n"
        "| | Alone |\n| --- | --- |\n\n```\n| a | b |\n| - | - |\n```\n")
    (tmp_path / "cups.md").write_text(
        "| Size (pt) | Use |\n| :-- | --: |\n\n| | Don’t | So |\n|-|-|-|\n")
    made = subprocess.run(
        [OUTLINES, "--tables", tmp_path], capture_output=True, text=True, check=True).stdout
    assert made.split('"""')[1].split() == [
        "cups:", "Size-pt", "Use;", "Dont", "So;", "pots:", "Size-pt", "Use;"]


def test_usage_is_printed_without_a_folder():
    run = subprocess.run([sys.executable, OUTLINES], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "scripts/outlines [--tables] PAGES" in run.stderr
