import Bytes
import Model

extension ByteScanner {
  /// A figure: `17`, `+0.24`, `.5`, `1,024`. Figures with zeros in front are names of something.
  mutating func number(signed: Bool = true) -> Number? {
    attempt { $0.readNumber(signed: signed) }
  }

  private mutating func readNumber(signed: Bool) -> Number? {
    let sign = next.flatMap { signed && Self.signs.contains($0) ? $0 : nil }
    if let sign { _ = take(sign) }
    guard let (whole, form) = wholeFigure() else { return nil }
    let fraction = attempt { ahead -> ArraySlice<UInt8>? in
      guard ahead.take(UInt8(ascii: ".")) else { return nil }
      let digits = ahead.digits()
      return digits.isEmpty ? nil : digits
    }
    guard !whole.isEmpty || fraction != nil,
      let units = Self.value(of: whole + (fraction ?? [])),
      // Minus zero has no value of its own.
      sign != UInt8(ascii: "-") || units > 0
    else { return nil }
    return Number(
      units: sign == UInt8(ascii: "-") ? -units : units, places: fraction?.count ?? 0,
      isSigned: sign != nil, form: whole.isEmpty ? .bare : form)
  }

  /// The digits before the point, if any, without the commas between thousands.
  private mutating func wholeFigure() -> (digits: [UInt8], form: Number.Form)? {
    var whole = Array(digits())
    var form = Number.Form.plain
    guard whole.count < 2 || whole.first != UInt8(ascii: "0") else { return nil }
    while 1...3 ~= whole.count || form == .grouped, let thousand = thousands() {
      whole += thousand
      form = .grouped
    }
    return form == .grouped && whole.first == UInt8(ascii: "0") ? nil : (whole, form)
  }

  private mutating func thousands() -> ArraySlice<UInt8>? {
    attempt { ahead in
      guard ahead.take(UInt8(ascii: ",")) else { return nil }
      let digits = ahead.digits()
      return digits.count == 3 ? digits : nil
    }
  }

  private static let signs: [UInt8] = [UInt8(ascii: "+"), UInt8(ascii: "-")]

  private static func value(of digits: [UInt8]) -> Int? {
    guard digits.count <= 15 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// `@2x`, with blanks anywhere between.
  mutating func scale() -> Number? {
    attempt { ahead in
      ahead.skipSpaces()
      guard ahead.take(UInt8(ascii: "@")) else { return nil }
      ahead.skipSpaces()
      guard let scale = ahead.number(signed: false) else { return nil }
      ahead.skipSpaces()
      return ahead.takeCross() ? scale : nil
    }
  }

  mutating func takeCross() -> Bool { take(UInt8(ascii: "x")) || take(UInt8(ascii: "X")) }
}
