import JSON
import TestSupport
import Testing

/// Values know their bytes: reading only those gives the value again.
@Suite struct LocatedJSONTests {
  private let text = Array(#" {"a": [1, "x\n"], "b" : {"c":null , "d":-0.5e1}} "#.utf8)

  private func source(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  @Test func placesAreThoseOfTheValue() throws {
    let value = try JSONReader.located(text)
    #expect(value.range == 1..<text.count - 1)
    #expect(value["a"].map { source($0.range) } == #"[1, "x\n"]"#)
    #expect(value["a"]?.elements.map { source($0.range) } == ["1", #""x\n""#])
    #expect(value.members.map { source($0.range) }.last == #""b" : {"c":null , "d":-0.5e1}"#)
    #expect(value["b"]?["d"].map { source($0.range) } == "-0.5e1")
  }

  @Test func valuesAreAskedByKind() throws {
    let value = try JSONReader.located(Array(#"{"s":"a","i":1,"t":true,"l":[]}"#.utf8))
    #expect(value["s"]?.string == "a" && value["i"]?.integer == 1 && value["t"]?.bool == true)
    #expect(value["i"]?.string == nil && value["s"]?.integer == nil && value["s"]?.bool == nil)
    #expect(value["l"]?.elements == [] && value["s"]?.elements == [] && value["l"]?.members == [])
  }

  @Test func aPartOfAFileIsRead() throws {
    let bytes = Array("<!-- {\"a\":1} -->".utf8)
    #expect(try JSONReader.located(bytes, in: 5..<12).plain == ["a": 1])
    #expect(throws: JSONError.self) { try JSONReader.located(bytes, in: 5..<11) }
    #expect(throws: JSONError.self) { try JSONReader.located(bytes, in: 5..<13 + 1) }
  }

  @Test func everyPartReadsAsItself() throws {
    var random = SeededRandom(8)
    for _ in 0..<200 {
      let value = JSONValue.array(
        random.list(upTo: 5) { .object([JSONMember($0.text(), .string($0.text()))]) })
      let bytes = JSONWriter.bytes(value, indented: random.chance(2))
      let located = try JSONReader.located(bytes)
      #expect(located.plain == value)
      for element in located.elements {
        #expect(try JSONReader.read(Array(bytes[element.range])) == element.plain)
      }
    }
  }
}
