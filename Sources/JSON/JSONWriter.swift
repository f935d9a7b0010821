public import Bytes

/// Writes JSON on one line, or indented for people.
public struct JSONWriter {
  private let indented: Bool

  public static func bytes(_ value: JSONValue, indented: Bool = false) -> [UInt8] {
    var output = ByteOutput()
    JSONWriter(indented: indented).write(value, depth: 0, to: &output)
    return output.bytes
  }

  public static func text(_ value: JSONValue, indented: Bool = false) -> String {
    String(decoding: bytes(value, indented: indented), as: UTF8.self)
  }

  /// Writes a value on one line behind other text.
  public static func append(_ value: JSONValue, to output: inout ByteOutput) {
    JSONWriter(indented: false).write(value, depth: 0, to: &output)
  }
}

extension JSONWriter {
  private func write(_ value: JSONValue, depth: Int, to output: inout ByteOutput) {
    switch value {
    case .null: output.append("null")
    case .bool(let flag): output.append(flag ? "true" : "false")
    case .integer(let number): output.append(decimal: number)
    case .number(let number): Self.write(number, to: &output)
    case .decimal(let units, let places): Self.write(units, places: places, to: &output)
    case .string(let text): JSONText.append(text, to: &output)
    case .array(let values):
      writeList("[", "]", values, depth, to: &output) { value, output in
        write(value, depth: depth + 1, to: &output)
      }
    case .object(let members):
      writeList("{", "}", members, depth, to: &output) { member, output in
        JSONText.append(member.name, to: &output)
        output.append(indented ? ": " : ":")
        write(member.value, depth: depth + 1, to: &output)
      }
    }
  }

  private func writeList<Element>(
    _ open: StaticString, _ close: StaticString, _ elements: [Element], _ depth: Int,
    to output: inout ByteOutput, write: (Element, inout ByteOutput) -> Void
  ) {
    output.append(open)
    for place in elements.indices {
      if place > 0 { output.append(",") }
      breakLine(depth + 1, in: &output)
      write(elements[place], &output)
    }
    if !elements.isEmpty { breakLine(depth, in: &output) }
    output.append(close)
  }

  private func breakLine(_ depth: Int, in output: inout ByteOutput) {
    guard indented else { return }
    output.append("\n")
    output.append(repeating: UInt8(ascii: " "), count: 2 * depth)
  }

  /// JSON has no infinity and no NaN: they are null, as in JavaScript.
  private static func write(_ number: Double, to output: inout ByteOutput) {
    guard number.isFinite else { return output.append("null") }
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
      return output.append(decimal: whole)
    }
    output.append(Array(number.description.utf8))
  }

  private static func write(_ units: Int, places: Int, to output: inout ByteOutput) {
    guard places > 0 else { return output.append(decimal: units) }
    let padded = String(units.magnitude, digits: places + 1)
    if units < 0 { output.append("-") }
    output.append(Array(padded.dropLast(places).utf8))
    output.append(".")
    output.append(Array(padded.suffix(places).utf8))
  }
}
