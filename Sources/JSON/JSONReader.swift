import Bytes

/// Why a text is not JSON, and where.
public struct JSONError: Error, Equatable {
  public let offset: Int
  public let problem: String
}

/// Reads JSON strictly, nested at most `deepest` levels.
public struct JSONReader {
  public static let deepest = 200

  private let bytes: [UInt8]
  private var place: Int
  private let end: Int

  public static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try located(bytes).plain
  }

  /// The value with the places of everything in it; `range` are the bytes that are JSON.
  public static func located(
    _ bytes: [UInt8], in range: Range<Int>? = nil
  ) throws(JSONError) -> LocatedJSON {
    let range = range ?? 0..<bytes.count
    var reader = JSONReader(bytes: bytes, place: range.lowerBound, end: range.upperBound)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.place == reader.end else { throw reader.error("text after the value") }
    return value
  }

  /// The value, or the error that is made of ours.
  public static func read<Failure: Error>(
    _ bytes: [UInt8], _ failure: (JSONError) -> Failure
  ) throws(Failure) -> JSONValue {
    do { return try read(bytes) } catch { throw failure(error) }
  }
}

extension JSONReader {
  private mutating func value(depth: Int) throws(JSONError) -> LocatedJSON {
    guard depth < Self.deepest else { throw error("nested deeper than \(Self.deepest) levels") }
    skipSpace()
    let start = place
    let value = try bareValue(depth: depth)
    return LocatedJSON(value, at: start..<place)
  }

  private mutating func bareValue(depth: Int) throws(JSONError) -> LocatedJSON.Value {
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> LocatedJSON.Value {
    var members: [LocatedMember] = []
    place += 1
    while try more("}", first: members.isEmpty) {
      skipSpace()
      let start = place
      guard peek == UInt8(ascii: "\"") else { throw error("expected a member name in quotes") }
      let name = try string()
      skipSpace()
      guard take(":") else { throw error("expected a colon") }
      members.append(LocatedMember(name, try value(depth: depth + 1), start: start))
    }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> LocatedJSON.Value {
    var values: [LocatedJSON] = []
    place += 1
    while try more("]", first: values.isEmpty) { values.append(try value(depth: depth + 1)) }
    return .array(values)
  }

  /// Whether another element follows; takes the comma before it or the closing bracket.
  private mutating func more(_ close: Unicode.Scalar, first: Bool) throws(JSONError) -> Bool {
    skipSpace()
    if take(close) { return false }
    guard first || take(",") else { throw error("expected a comma or \(close)") }
    return true
  }

  private mutating func number() throws(JSONError) -> LocatedJSON.Value {
    let start = place
    while let byte = peek, ByteClass.isAlphanumeric(byte) || "+-.".utf8.contains(byte) {
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let isNumber = Self.isNumber(bytes[start..<place])
    if isNumber, let whole = Int(text) { return .integer(whole) }
    guard isNumber, let number = Double(text), number.isFinite else {
      place = start
      throw error("expected a value")
    }
    return .number(number)
  }

  /// Swift reads more as numbers than JSON has: `+1`, `01`, `.5`, `5.`, `0x1p3`, `nan`.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func skip(_ signs: String) -> Bool {
      guard let first = rest.first, signs.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    func skipDigits() -> Bool {
      let digits = rest.prefix(while: ByteClass.isDigit)
      rest.removeFirst(digits.count)
      return !digits.isEmpty
    }
    _ = skip("-")
    guard skip("0") || skipDigits() else { return false }
    if skip("."), !skipDigits() { return false }
    if skip("eE") {
      _ = skip("+-")
      guard skipDigits() else { return false }
    }
    return rest.isEmpty
  }

  private mutating func word(
    _ text: String, _ value: LocatedJSON.Value
  ) throws(JSONError) -> LocatedJSON.Value {
    guard bytes[place..<end].starts(with: text.utf8) else { throw error("expected a value") }
    place += text.utf8.count
    return value
  }

  private mutating func string() throws(JSONError) -> String {
    var text: [UInt8] = []
    place += 1
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("control character in a string") }
      place += 1
      if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
    }
    guard take("\"") else { throw error("string is not closed") }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = peek else { throw error("string is not closed") }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try scalar()).utf8)
    default: throw error("unknown escape")
    }
  }

  /// The scalar of `\uXXXX`, two of them for one beyond U+FFFF; a lone half is U+FFFD.
  private mutating func scalar() throws(JSONError) -> Character {
    let first = try hex4()
    guard 0xD800..<0xDC00 ~= first, bytes[place..<end].starts(with: "\\u".utf8) else {
      return Character(Unicode.Scalar(first) ?? "\u{FFFD}")
    }
    let mark = place
    place += 2
    let second = try hex4()
    guard 0xDC00..<0xE000 ~= second else {
      place = mark
      return "\u{FFFD}"
    }
    let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    return Character(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private mutating func hex4() throws(JSONError) -> UInt32 {
    let digits = bytes[place..<end].prefix(4)
    guard digits.count == 4, digits.allSatisfy(ByteClass.isAlphanumeric),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    place += 4
    return value
  }

  private var peek: UInt8? { place < end ? bytes[place] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, " \n\r\t".utf8.contains(byte) { place += 1 }
  }

  private func error(_ problem: String) -> JSONError { JSONError(offset: place, problem: problem) }
}
