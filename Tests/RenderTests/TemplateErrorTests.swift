import Diagnostics
import Render
import Testing

@Suite struct TemplateErrorTests {
  @Test(arguments: [
    ("a\n {{name", "f:2:2", "Tag is not closed"),
    ("{{{name}}", "f:1:1", "Tag is not closed"),
    ("{{ }}", "f:1:1", "Tag has no name"),
    ("{{>*}}", "f:1:1", "Tag has no name"),
    ("{{a b}}", "f:1:1", "Tag name contains a space: “a b”"),
    ("{{=<%=}}", "f:1:1", "Invalid delimiters “<%”"),
    ("\n{{#a}}\n", "f:2:1", "“a” is opened here but not closed"),
    ("{{#a}}{{/b}}", "f:1:7", "“b” is closed while “a” is open"),
    ("x{{/a}}", "f:1:2", "“a” is closed but was never opened"),
  ])
  func saysWhatAndWhere(source: String, place: String, summary: String) throws {
    let error = try #require(throws: TemplateError.self) {
      try Template.parse(Array(source.utf8), name: "f")
    }
    #expect(error.diagnostic.location.text == place)
    #expect(error.diagnostic.summary == summary)
    #expect(error.diagnostic.remedy != nil)
  }

  @Test func refusesSectionsWithoutEnd() {
    let deep = String(repeating: "{{#a}}", count: 100_000)
    #expect(throws: TemplateError.self) { try Template.parse(Array(deep.utf8), name: "f") }
  }
}
