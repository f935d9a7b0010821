import Model
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    (Number(units: 24, places: 2, isSigned: true), "+0.24", "0.24"),
    (Number(units: -11, isSigned: true), "-11", "-11"),
    (Number(units: 325, places: 1), "32.5", "32.5"), (Number(units: 0), "0", "0"),
    (Number(units: 0, places: 2), "0.00", "0.00"), (Number(units: 5, places: 3), "0.005", "0.005"),
    (Number(units: 9, places: 1, isSigned: true, form: .bare), "+.9", "0.9"),
    (Number(units: -9, places: 2, isSigned: true, form: .bare), "-.09", "-0.09"),
    (Number(units: 1024, form: .grouped), "1,024", "1024"),
    (Number(units: 12_345_678, places: 1, form: .grouped), "1,234,567.8", "1234567.8"),
    (Number(units: .min), "-9223372036854775808", "-9223372036854775808"),
  ])
  func printsAsWrittenAndForPrograms(number: Number, written: String, plain: String) {
    #expect(number.description == written)
    #expect(number.plain == plain)
  }

  @Test func figuresOfOneValueWrittenDifferentlyAreNotTheSame() {
    #expect(Number(units: 5, places: 1) != Number(units: 5, places: 1, form: .bare))
    #expect(Number(units: 50, places: 1) != Number(units: 5))
  }
}
