import JSON
import Testing

@Suite struct JSONWriterTests {
  @Test func oneLineHasNoBlanks() {
    let value: JSONValue = ["a": [1, true, .null], "b": [:], "c": []]
    #expect(JSONWriter.text(value) == #"{"a":[1,true,null],"b":{},"c":[]}"#)
  }

  @Test func peopleGetAnIndentedTree() {
    let value: JSONValue = ["a": [1, "x"], "b": ["c": [:]]]
    #expect(
      JSONWriter.text(value, indented: true) == """
        {
          "a": [
            1,
            "x"
          ],
          "b": {
            "c": {}
          }
        }
        """)
  }

  @Test(arguments: [
    (1.0, "1"), (-0.0, "0"), (0.1, "0.1"), (1e15, "1000000000000000"), (.infinity, "null"),
    (.nan, "null"), (-9_223_372_036_854_775_808, "-9.223372036854776e+18"),
  ])
  func numbersAreAsShortAsTheyCanBe(number: Double, text: String) {
    #expect(JSONWriter.text(.number(number)) == text)
  }

  @Test(arguments: [
    (17, 0, "17"), (3250, 2, "32.50"), (24, 2, "0.24"), (-5, 1, "-0.5"), (0, 2, "0.00"),
    (-11, 0, "-11"), (.min, 3, "-9223372036854775.808"),
  ])
  func decimalsStandAsTheyWereWritten(units: Int, places: Int, text: String) throws {
    let written = JSONWriter.text(.decimal(units: units, places: places))
    #expect(written == text)
    #expect(try JSONReader.read(Array(written.utf8)) != .null)
  }

  @Test func charactersThatMustBeAreEscaped() {
    #expect(JSONWriter.text("\"\\\n\t\r\u{1}\u{7F}é") == #""\"\\\n\t\r\u0001\u007fé""#)
  }
}
