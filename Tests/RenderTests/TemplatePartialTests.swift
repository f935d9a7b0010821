import Diagnostics
import Render
import Testing

@Suite struct TemplatePartialTests {
  @Test(arguments: [
    TemplateCase("basic", "[{{>p}}]", #"{"a": "x"}"#, ["p": "{{a}}"], "[x]"),
    TemplateCase("spaces", "[{{> p }}]", "{}", ["p": "x"], "[x]"),
    TemplateCase("folder", "{{> parts/p}}", "{}", ["parts/p": "x"], "x"),
    TemplateCase("nested", "{{>p}}", "{}", ["p": "1{{>q}}", "q": "2"], "12"),
    TemplateCase(
      "recursive", "{{>p}}", #"{"n": 1, "kids": [{"n": 2, "kids": []}]}"#,
      ["p": "<{{n}}{{#kids}}{{>p}}{{/kids}}>"], "<1<2>>"),
    TemplateCase("within a line", "  {{a}} {{>p}}\n", #"{"a": 1}"#, ["p": "x\ny"], "  1 x\ny\n"),
    TemplateCase("alone", "1\n  {{>p}}\n2", "{}", ["p": "x\ny\n"], "1\n  x\n  y\n2"),
    TemplateCase("alone, first", "  {{>p}}\n2", "{}", ["p": "x\ny"], "  x\n  y2"),
    TemplateCase("alone, last", "1\n  {{>p}}", "{}", ["p": "x\ny"], "1\n  x\n  y"),
    TemplateCase("blank lines stay blank", " {{>p}}\n", "{}", ["p": "x\n\ny\n"], " x\n\n y\n"),
    TemplateCase(
      "values keep their lines", " {{>p}}\n", #"{"a": "1\n2"}"#, ["p": "{{{a}}}\n"], " 1\n2\n"),
    TemplateCase(
      "indentations add up", " {{>p}}\n", "{}", ["p": "a\n  {{>q}}\n", "q": "b\n"], " a\n   b\n"),
    TemplateCase(
      "sections within", "  {{>p}}\n", #"{"l": [1, 2]}"#, ["p": "{{#l}}\n{{.}}\n{{/l}}\n"],
      "  1\n  2\n"),
    TemplateCase("dynamic", "{{>*kind}}", #"{"kind": "p"}"#, ["p": "x"], "x"),
    TemplateCase(
      "dynamic, dotted", "[{{> * a.kind }}]", #"{"a": {"kind": "p"}}"#, ["p": "x"], "[x]"),
    TemplateCase(
      "dynamic, alone", "1\n  {{>*kind}}\n2", #"{"kind": "p"}"#, ["p": "x\n"], "1\n  x\n2"),
    TemplateCase("dynamic, no name", "[{{>*kind}}]", "{}", [:], "[]"),
  ])
  func includes(_ example: TemplateCase) throws { try example.check() }

  @Test func tellsAMissingPartialAndGoesOn() throws {
    let filled = try TemplateCase("", "1\n {{>gone}}\n2", "{}", [:], "").fill()
    #expect(String(decoding: filled.bytes, as: UTF8.self) == "1\n2")
    let found = try #require(filled.errors.first?.diagnostic)
    #expect(found.summary == "Missing template “gone”")
    #expect(found.location.text == "main:2:2")
    #expect(found.remedy == "Add `gone.mustache` to the templates folder.")
  }

  @Test func stopsSectionsInPartialsBeforeTheStackEnds() async throws {
    let sections = 90
    let partial =
      String(repeating: "{{#a}}", count: sections) + "{{>p}}"
      + String(repeating: "{{/a}}", count: sections)
    let example = TemplateCase("", "{{>p}}", #"{"a": true}"#, ["p": partial], "")
    let filled = try await Task.detached { try example.fill() }.value
    #expect(filled.errors.map(\.diagnostic.rule.id) == ["template-recursion"])
  }

  @Test func stopsAPartialThatNeverEnds() throws {
    let filled = try TemplateCase("", "{{>p}}", "{}", ["p": "x{{>q}}{{>q}}", "q": "{{>p}}"], "")
      .fill()
    let found = try #require(filled.errors.first?.diagnostic)
    #expect(filled.errors.count == 1)
    #expect(found.rule.id == "template-recursion")
    #expect(found.why == "Included through … › q › p › q › p › q › p")
  }
}
