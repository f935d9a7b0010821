/// Rows as RFC 4180 has them: commas, CRLF, quotes where a field needs them. A field that begins
/// with a sign stays as it is: `+0.24` is a figure here, and not a formula.
public struct CSVWriter: Sendable {
  private var output = ByteOutput()

  public init() {}

  public var bytes: [UInt8] { output.bytes }

  public mutating func append(_ fields: [String]) {
    // A row of one empty field would be an empty line, which readers pass over.
    if fields == [""] { output.append("\"\"") }
    for (place, field) in fields.enumerated() {
      if place > 0 { output.append(",") }
      append(field)
    }
    output.append("\r\n")
  }

  private mutating func append(_ field: String) {
    let bytes = Array(field.utf8)
    guard bytes.contains(where: Self.needsQuotes) else { return output.append(bytes) }
    output.append("\"")
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { output.append(byte) }
      output.append(byte)
    }
    output.append("\"")
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}
