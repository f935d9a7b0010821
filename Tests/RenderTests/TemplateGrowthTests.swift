import Diagnostics
import Testing

@testable import Render

/// Templates of a few lines that would fill a disk.
@Suite struct TemplateGrowthTests {
  private let context: TemplateValue = ["list": ["1", "2", "3"]]

  private func template(_ source: String) throws -> Template {
    try Template.parse(Array(source.utf8), name: "t")
  }

  private func nested(_ levels: Int) -> String {
    String(repeating: "{{#list}}", count: levels) + "a"
      + String(repeating: "{{/list}}", count: levels)
  }

  @Test func listsWithinListsAreCountedOut() throws {
    let filled = try template(nested(60)).render(
      context, partials: [:], verbatim: .anything, steps: 5000)
    #expect(filled.errors.map(\.problem) == [.tooMuch])
    #expect(filled.errors.first?.diagnostic.remedy != nil)
    #expect(filled.bytes.count <= 5000)
  }

  @Test func whatIsLargeButNotTooLargeIsFilled() throws {
    let filled = try template(nested(7)).render(context)
    #expect(filled.errors == [])
    #expect(filled.bytes.count == 2187)
  }

  @Test func outputHasAnEnd() throws {
    let text = String(repeating: "word ", count: 2_000_000)
    let source = nested(6).replacing("a", with: text)
    let filled = try template(source).render(context)
    #expect(filled.errors.map(\.problem) == [.tooMuch])
    #expect(filled.bytes.count <= TemplateRendering.mostBytes + text.utf8.count)
  }

  @Test func aMissingPartialIsNotToldForEver() throws {
    let filled = try template(nested(6).replacing("a", with: "{{> none}}")).render(context)
    #expect(filled.errors.count == TemplateRendering.mostErrors)
  }
}
