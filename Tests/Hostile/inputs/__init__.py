"""Folders of hostile content: what each holds, made on the spot in the size that is asked for."""

from inputs import files, markup, names, packages, settings, templates, texts
from inputs.case import CASES

__all__ = ["CASES", "files", "markup", "names", "packages", "settings", "templates", "texts"]
