import JSON
import Testing

@testable import Render

@Suite struct TemplateValueTests {
  private static let pairs: [(String, TemplateValue)] = [
    ("null", .null), ("true", true), ("7", "7"), ("-1.5", "-1.5"), ("1e3", "1000"),
    ("\"a\"", "a"), ("[1, []]", ["1", []]), ("{\"a\": {\"b\": null}}", ["a": ["b": .null]]),
  ]

  @Test(arguments: pairs)
  func comesFromJSON(json: String, value: TemplateValue) throws {
    #expect(TemplateValue(try JSONReader.read(Array(json.utf8))) == value)
  }

  @Test func takesTheFirstOfTwoMembersOfOneName() {
    let value: TemplateValue = ["a": "1", "a": "2"]
    #expect(value["a"] == "1")
    #expect(value["b"] == nil)
    #expect(TemplateValue.text("a")["a"] == nil)
  }

  @Test(arguments: [TemplateValue.null, false, "", [], .html([])])
  func isFalseWhenItIsNothing(value: TemplateValue) { #expect(!value.isTruthy) }

  @Test(arguments: [
    TemplateValue.bool(true), "0", [TemplateValue.null], .object([]), .html([0x20]),
  ])
  func isTrueOtherwise(value: TemplateValue) { #expect(value.isTruthy) }
}
