import JSON
import Render
import Testing

/// One template, its data as JSON, its partials, and what comes out.
struct TemplateCase: CustomTestStringConvertible, Sendable {
  let name: String
  let template: String
  let data: String
  let partials: [String: String]
  let expected: String

  init(
    _ name: String, _ template: String, _ data: String = "{}", _ partials: [String: String] = [:],
    _ expected: String
  ) {
    self.name = name
    self.template = template
    self.data = data
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { name }

  func check() throws {
    let filled = try fill()
    #expect(String(decoding: filled.bytes, as: UTF8.self) == expected)
    #expect(filled.errors.isEmpty)
  }

  func fill() throws -> FilledTemplate {
    let context = TemplateValue(try JSONReader.read(Array(data.utf8)))
    var library: [String: Template] = [:]
    for (name, text) in partials {
      library[name] = try Template.parse(Array(text.utf8), name: name)
    }
    return try Template.parse(Array(template.utf8), name: "main")
      .render(context, partials: library)
  }
}
