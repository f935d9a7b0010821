"""Pages and raw files, with values that somebody else chose."""

import hashlib
import html
import json
from pathlib import Path

from world import REPOSITORY

FRONT = {
    "schema": 1, "title": "Cups", "slug": "cups",
    "url": "https://developer.apple.com/design/human-interface-guidelines/cups",
    "edition": "current", "abstract": "A cup has one handle.",
}
BODY = "# Cups\n\nA cup has one handle.\n\n## Handles\n\nHold a cup by its handle.\n"

#: A sample of each shape: its file, the last part of its address, its title.
SAMPLES = {
    "apple-markdown": ("apple-markdown/alerts.md", "alerts", "Alerts"),
    "compilation": ("compilation-2025/components.txt", "menus", "Menus"),
    "crawler-markdown": ("crawler-2026/keyboards.md", "keyboards", "Keyboards"),
    "docc-json": ("docc-json/gestures.json", "gestures", "Gestures"),
    "flattened-text": ("flat-2025/boxes.txt", "boxes", "Boxes"),
    "legacy-text": ("legacy-2014/content-views.txt", "content-views", "Content Views"),
    "markdown": ("markdown/design-reviews.md", "design-reviews", "Design reviews"),
    "mirror-markdown": ("mirror-2026/dark-mode.md", "dark-mode", "Dark Mode"),
    "plain-lines": ("plain-2025/feedback.md", "feedback", "Feedback"),
    "saved-html": ("saved-html/toggles.html", "toggles", "Toggles"),
}
SHAPES = [*SAMPLES, "hig-page"]


def front_matter(fields):
    """YAML that is JSON from value to value, as the writer of pages has it."""
    rows = [f"{name}: {value if isinstance(value, int) else json.dumps(value)}"
            for name, value in fields.items() if value is not None]
    return "\n".join(rows)


def page(body=BODY, **fields):
    """A page as a person writes it; a field that is None is left out."""
    return f"---\n{front_matter({**FRONT, **fields})}\n---\n\n{body}"


def own_page(body=BODY, **fields):
    """A page that says it was written by `hig`: the digest is right, since it has no key."""
    text = f'---\n{front_matter({**FRONT, **fields})}\ndigest: "%s"\n---\n\n{body}'
    bare = text.replace("%s", "", 1)
    return text.replace("%s", hashlib.sha256(bare.encode()).hexdigest()[:16], 1)


def raw_file(shape, value):
    """A raw file of a shape, with a value in its address and its title; and its name."""
    if shape == "hig-page":
        return "own.md", own_page(slug=value, title=value, edition=value, section=value)
    path, slug, title = SAMPLES[shape]
    text = (REPOSITORY / "content/raw" / path).read_text()
    inside = {"docc-json": lambda text: json.dumps(text)[1:-1], "saved-html": html.escape}
    shown = inside.get(shape, str)(value)
    for root in ("human-interface-guidelines/", "Human-Interface-Guidelines/"):
        text = text.replace(root + slug, root + shown)
    return Path(path).name, text.replace(title, shown)
