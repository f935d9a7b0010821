"""Settings, synonyms, front matter, queries."""

from inputs.case import FRONT, MILLION, case, of, page, put, sound_page


def bomb(scale):
    levels = "".join(
        f"{chr(98 + level)}: &{chr(98 + level)} [" + ", ".join([f"*{chr(97 + level)}"] * 9) + "]\n"
        for level in range(9))
    return "a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n" + levels


YAML = {
    "aliases": bomb,
    "depth": lambda scale: "title: " + "[" * of(MILLION, scale),
    "block depth": lambda scale: "title:\n" + "".join(
        " " * depth + "-\n" for depth in range(1, of(3000, scale))),
    "maps in maps": lambda scale: "title: " + "{a: " * of(200_000, scale),
    "a scalar of a megabyte": lambda scale: "title: " + "a" * of(MILLION, scale) + "\n",
    "a scalar of 10 MB": lambda scale: "title: " + "a" * of(10 * MILLION, scale) + "\n",
    "a scalar of escapes": lambda scale: 'title: "' + "\\u0041" * of(170_000, scale)
    + '"\n',
    "keys": lambda scale: "".join(f"k{number}: a\n" for number in range(of(90_000, scale))),
    "a list": lambda scale: "title: [" + "a, " * of(340_000, scale) + "]\n",
    "question marks": lambda scale: "? " * of(100_000, scale) + "\n",
    "flow in one line": lambda scale: "[" + "a: b, " * of(170_000, scale) + "]\n",
    "tags": lambda scale: "title: !!python/object/apply:os.system [id]\n",
    "documents": lambda scale: "---\ntitle: a\n" * of(70_000, scale),
    "an indicator": lambda scale: "title: |9" + "\n" * of(MILLION, scale) + "a\n",
    "nul": lambda scale: "title: a\0b\n",
    "broken utf-8": lambda scale: b"title: \xff\xfe\n",
    "utf-16": lambda scale: "title: Cups\n".encode("utf-16"),
    "empty": lambda scale: "",
    "comments": lambda scale: "#\n" * of(500_000, scale),
}

for name, text in YAML.items():
    case(f"settings: {name}", "check")(lambda folder, scale, text=text: (
        sound_page(folder), put(folder, "content/site.yaml", text(scale))))
    case(f"synonyms: {name}", "build")(lambda folder, scale, text=text: (
        sound_page(folder), put(folder, "content/synonyms.yaml", text(scale))))
    case(f"front matter: {name}", "check")(lambda folder, scale, text=text: page(
        folder, b"a\n", b"---\n" + (text(scale) if isinstance(text(scale), bytes)
                                   else text(scale).encode()) + b"---\n"))


@case("front matter: entries", "check", "build")
def _(folder, scale):
    words = ", ".join(f"w{number}" for number in range(of(120_000, scale)))
    page(folder, "a\n", FRONT.replace("abstract:", f"keywords: [{words}]\nabstract:"))


@case("front matter: never closed", "check")
def _(folder, scale):
    page(folder, "", "---\n" + "a: b\n" * of(200_000, scale))


@case("synonyms: a word of megabytes", "build")
def _(folder, scale):
    sound_page(folder)
    words = "cups " * of(100_000, scale)
    put(folder, "content/synonyms.yaml", f"\"{words}\": [mugs]\ncups: [\"{words}\"]\n")


@case("synonyms: one word for all", "build")
def _(folder, scale):
    sound_page(folder)
    names = ", ".join(f"mug w{number}" for number in range(of(80_000, scale)))
    put(folder, "content/synonyms.yaml", f"cups: [{names}]\n")


@case("settings: a navigation of all pages", "check")
def _(folder, scale):
    sound_page(folder)
    names = ", ".join(f"p{number}" for number in range(of(100_000, scale)))
    put(folder, "content/site.yaml", f"navigation:\n  - title: All\n    pages: [{names}]\n")


for name, text in {
    "depth": lambda scale: '{"query":' * of(MILLION, scale),
    "a long query": lambda scale:
        f'{{"query": "{"cup " * of(MILLION, scale)}", "expect": "cups", "within": 1}}\n',
    "lines": lambda scale:
        '{"query": "cup", "expect": "cups", "within": 1, "why": "a"}\n' * of(20_000, scale),
    "no lines": lambda scale: "a" * of(20 * MILLION, scale),
    "broken lines": lambda scale: "{\n" * of(200_000, scale),
    "broken utf-8": lambda scale: b"\xff\xfe\n" * of(100_000, scale),
}.items():
    case(f"queries: {name}", "queries")(lambda folder, scale, text=text: (
        sound_page(folder), put(folder, "queries.jsonl", text(scale))))
