import Diagnostics
import Render
import Testing

@Suite struct TemplateErrorTests {
  @Test(arguments: [
    ("a\n {{name", "f:2:2", "a tag that is never closed"),
    ("{{{name}}", "f:1:1", "a tag that is never closed"),
    ("{{ }}", "f:1:1", "a tag without a name"),
    ("{{>*}}", "f:1:1", "a tag without a name"),
    ("{{a b}}", "f:1:1", "a name with a space: “a b”"),
    ("{{=<%=}}", "f:1:1", "“<%” are not two delimiters"),
    ("\n{{#a}}\n", "f:2:1", "“a” is opened here and never closed"),
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
