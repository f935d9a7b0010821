import Ingest
import Model
import TestSupport
import Testing

/// What `explain` tells is what `read` does, unless a shape is named.
@Suite struct ExplanationTests {
  private static let samples = (try? Fixtures.samples()) ?? []

  @Test(arguments: samples.map(\.name)) func theFirstLikenessIsTheShape(name: String) throws {
    let bytes = try #require(Self.samples.first { $0.name == name }).bytes
    let likenesses = Ingester.explain(raw(bytes, name))
    #expect(likenesses.map(\.shape) == Ingester.shapes)
    let first = try #require(likenesses.first { $0.resembles })
    #expect(Ingester.read(raw(bytes, name)).shape == first.shape)
    #expect(!first.summary.isEmpty)
    #expect(!first.reason.contains("lacks "))
  }

  /// A shape that a file has not is told with what it lacks, and with what it has of it.
  @Test(arguments: samples.map(\.name)) func eachNoHasAReason(name: String) throws {
    let bytes = try #require(Self.samples.first { $0.name == name }).bytes
    for other in Ingester.explain(raw(bytes, name)) {
      #expect(other.reason.contains("lacks ") == !other.resembles, "\(other.shape)")
    }
  }

  private static let fields =
    "---\nurl: https://developer.apple.com/design/human-interface-guidelines/a\n---\n"
  @Test(arguments: [
    (
      "\u{FEFF} {\"schemaVersion\":{}}", "docc-json", true,
      "has a brace as its first character; has “\"schemaVersion\"”"
    ),
    (
      "{\"a\":{}}", "docc-json", false,
      "has a brace as its first character; lacks “\"schemaVersion\"”"
    ),
    ("<!--x--><HTML>", "saved-html", true, "starts with “<html”"),
    (
      "<!--a--><?xml version=\"1.0\"?>\n<DIV class='a>b'><p><H1>A</h1></DIV>\n<hr/>\n",
      "saved-html",
      true, "is all elements, from “<div” on, with “<h1” or “<p”"
    ),
    (
      "<div><h1>A</h1></div> and more <br>", "saved-html", false,
      "lacks “<!doctype html” or “<html” at its start, and text that is all elements"
    ),
    (
      "<divan><h1>A</h1></div>", "saved-html", false,
      "lacks “<!doctype html” or “<html” at its start, and text that is all elements"
    ),
    (
      "<div><h10>A</h10></div>", "saved-html", false,
      "lacks “<!doctype html” or “<html” at its start, and text that is all elements"
    ),
    (
      "<div>\n# A\n<h1>A</h1></div>", "saved-html", false,
      "lacks “<!doctype html” or “<html” at its start, and text that is all elements"
    ),
    (
      "<div><div><h1>A</h1></div>", "saved-html", false,
      "lacks “<!doctype html” or “<html” at its start, and text that is all elements"
    ),
    ("<!DOCTYPE html><p>", "saved-html", true, "starts with “<!doctype html”"),
    (
      "---\nschema: 1\nslug: a\ndigest: \"0\"\n---\n# a", "hig-page", false,
      "has the fields of a page that hig wrote; lacks a digest that matches its content"
    ),
    (
      "---\ndigest: \"0\"", "hig-page", false,
      "lacks the fields of a page that hig wrote; lacks a digest that matches its content"
    ),
    ("<!-- {} -->", "apple-markdown", true, "has a comment at its start that contains a brace"),
    (
      "a\nSkip Navigation\n", "crawler-markdown", false,
      "has “Skip Navigation”; lacks the page tree, with “## Human Interface Guidelines” and "
        + "“… symbols inside …”, or headings (“# …”) and “Current page is …”"
    ),
    (
      "Skip Navigation a b Supported platforms c", "flattened-text", true,
      "has “Supported platforms” within a line; no heading of level 2, a line of 41 bytes"
    ),
    (
      "---\nis_fallback: no\n---\na\n## b", "flattened-text", false,
      "has a field “is_fallback”; lacks a text in one piece"
    ),
    (
      "Skip Navigation\na\nCurrent page is a\n", "plain-lines", true,
      "line 1 is “Skip Navigation”, line 3 is “Current page is …”, no page tree"
    ),
    ("---\nextractionMethod: x\n---\na", "plain-lines", true, "has a field “extractionMethod”"),
    ("\niOS Developer Library\na", "legacy-text", true, "line 2 is “iOS Developer Library”"),
    ("a\nimage: ../Art/a.png\n", "legacy-text", true, "has a line “image: ../Art/…”"),
    (
      "# a\n\n# b\n", "compilation", false,
      "no front matter; titles in lines 1 and 3; lacks an address of the guidelines"
    ),
    (
      fields + "# a\n# b", "compilation", false,
      "titles in lines 4 and 5; has an address of the guidelines; lacks a start without front matter"
    ),
    (
      fields + "# a", "mirror-markdown", true,
      "has a field “source” or “url” with an address of the guidelines; line 4 is a title"
    ),
    (
      "---\nschema: 1\nslug: a\ndigest: \"0\"\n---\n# a", "mirror-markdown", true,
      "has the fields of a page that hig wrote; line 6 is a title"
    ),
    (
      fields + "a", "mirror-markdown", false,
      "has a field “source” or “url” with an address of the guidelines; lacks a title (“# …”)"
    ),
  ])
  func reasons(text: String, shape: String, resembles: Bool, reason: String) throws {
    let found = try #require(Ingester.explain(raw(text)).first { $0.shape == shape })
    #expect(found.resembles == resembles)
    #expect(found.reason == reason)
  }

  @Test(arguments: Ingester.shapes) func aNamedShapeIsTaken(shape: String) {
    #expect(Ingester.read(raw(mirror("Text.\n")), as: shape).shape == shape)
  }

  @Test func aNameThatIsNoneIsDetected() {
    #expect(Ingester.read(raw(mirror("Text.\n")), as: "nonsense").shape == "mirror-markdown")
  }
}
