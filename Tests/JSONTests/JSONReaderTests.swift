import JSON
import Testing

@Suite struct JSONReaderTests {
  private func failure(_ text: String) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONReader.read(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("", 0), ("   ", 3), ("{", 1), ("[1", 2), ("[1,]", 3), ("[,1]", 1), ("[1 2]", 3),
    ("{\"a\"}", 4), ("{\"a\":}", 5), ("{a:1}", 1), ("{\"a\":1,}", 7), ("1 2", 2), ("nul", 0),
    ("truE", 0), ("[1]]", 3), ("'a'", 0), ("NaN", 0), ("Infinity", 0), ("inf", 0), ("--1", 0),
    ("1e999", 0), ("\"a", 2), ("\"a\nb\"", 2), ("\"\\x\"", 3), ("\"\\u12G4\"", 3), ("\"\\u12", 3),
    ("\"\\u+123\"", 3),
  ])
  func refusesBadInputAtItsOffset(text: String, offset: Int) {
    #expect(failure(text)?.offset == offset, "\(text)")
  }

  /// Numbers that Swift reads and JSON does not have.
  @Test(arguments: [
    "+1", "01", "-01", "1.", ".5", "-.5", "-", "0x10", "0x1p3", "1e", "1e+", "1.e5", "00", "1.5.5",
  ])
  func refusesNumbersThatJSONDoesNotHave(text: String) {
    #expect(failure(text)?.offset == 0, "\(text)")
  }

  @Test(arguments: [
    ("0", JSONValue.integer(0)), ("-0.5", .number(-0.5)), ("1e3", .number(1000)),
    ("1E+3", .number(1000)), ("10", .integer(10)), ("-7", .integer(-7)),
    ("9223372036854775808", .number(9_223_372_036_854_775_808)),
  ])
  func readsNumbers(text: String, value: JSONValue) throws {
    #expect(try JSONReader.read(Array(text.utf8)) == value)
  }

  @Test(arguments: [
    (#""\u0041\n\t\r\b\f\/\\\"""#, "A\n\t\r\u{8}\u{C}/\\\""), (#""\ud83d\ude00""#, "😀"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\ud83dx""#, "\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
    (#""\ude00""#, "\u{FFFD}"), (#""e\u0301""#, "e\u{301}"),
  ])
  func readsEscapes(text: String, expected: String) throws {
    let read = try JSONReader.read(Array(text.utf8)).string
    #expect(read.map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test func nestsToItsLimitAndNotBeyond() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(failure(nested(JSONReader.deepest)) == nil)
    #expect(failure(nested(JSONReader.deepest + 1))?.offset == JSONReader.deepest)
    #expect(failure(String(repeating: "{\"a\":", count: 100_000)) != nil)
  }

  @Test func membersAreFoundByName() throws {
    let value = try JSONReader.read(Array(#"{"a": [1, "x"], "b": null}"#.utf8))
    #expect(value["a"]?.array == [1, "x"])
    #expect(value["b"] == .null)
    #expect(value["c"] == nil && value["a"]?["b"] == nil)
  }
}
