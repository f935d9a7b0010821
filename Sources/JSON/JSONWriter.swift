import Bytes

/// Writes JSON on one line, or indented for people.
public struct JSONWriter {
  private var output = ByteOutput()
  private let indented: Bool

  public static func bytes(_ value: JSONValue, indented: Bool = false) -> [UInt8] {
    var writer = JSONWriter(indented: indented)
    writer.write(value, depth: 0)
    return writer.output.bytes
  }

  public static func text(_ value: JSONValue, indented: Bool = false) -> String {
    String(decoding: bytes(value, indented: indented), as: UTF8.self)
  }

  private init(indented: Bool) { self.indented = indented }
}

extension JSONWriter {
  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: output.append("null")
    case .bool(let flag): output.append(flag ? "true" : "false")
    case .integer(let number): output.append(decimal: number)
    case .number(let number): write(number)
    case .decimal(let units, let places): write(units, places: places)
    case .string(let text): write(text)
    case .array(let values): writeList("[", "]", values, depth) { $0.write($1, depth: depth + 1) }
    case .object(let members):
      writeList("{", "}", members, depth) { $0.write($1, depth: depth + 1) }
    }
  }

  private mutating func write(_ member: JSONMember, depth: Int) {
    write(member.name)
    output.append(indented ? ": " : ":")
    write(member.value, depth: depth)
  }

  private mutating func writeList<Element>(
    _ open: StaticString, _ close: StaticString, _ elements: [Element], _ depth: Int,
    write: (inout JSONWriter, Element) -> Void
  ) {
    output.append(open)
    for (place, element) in elements.enumerated() {
      if place > 0 { output.append(",") }
      breakLine(depth + 1)
      write(&self, element)
    }
    if !elements.isEmpty { breakLine(depth) }
    output.append(close)
  }

  private mutating func breakLine(_ depth: Int) {
    guard indented else { return }
    output.append("\n")
    output.append(repeating: UInt8(ascii: " "), count: 2 * depth)
  }

  /// JSON has no infinity and no NaN: they are null, as in JavaScript.
  private mutating func write(_ number: Double) {
    guard number.isFinite else { return output.append("null") }
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
      return output.append(decimal: whole)
    }
    output.append(Array(number.description.utf8))
  }

  private mutating func write(_ units: Int, places: Int) {
    guard places > 0 else { return output.append(decimal: units) }
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    if units < 0 { output.append("-") }
    output.append(Array(padded.dropLast(places).utf8))
    output.append(".")
    output.append(Array(padded.suffix(places).utf8))
  }

  private mutating func write(_ text: String) {
    output.append("\"")
    let bytes = Array(text.utf8)
    var run = 0
    for place in bytes.indices {
      guard let escaped = Self.escape(bytes[place]) else { continue }
      output.append(bytes[run..<place])
      output.append(escaped)
      run = place + 1
    }
    output.append(bytes[run...])
    output.append("\"")
  }

  private static func escape(_ byte: UInt8) -> [UInt8]? {
    switch byte {
    case UInt8(ascii: "\""): return Array("\\\"".utf8)
    case UInt8(ascii: "\\"): return Array("\\\\".utf8)
    case UInt8(ascii: "\n"): return Array("\\n".utf8)
    case UInt8(ascii: "\t"): return Array("\\t".utf8)
    case UInt8(ascii: "\r"): return Array("\\r".utf8)
    case 0..<0x20, 0x7F: return Array("\\u00".utf8) + SHA256.hexDigits(of: [byte])
    default: return nil
    }
  }
}
