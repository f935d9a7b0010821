import Bytes

/// A table as padded GFM: outer bars, cells as wide as their column, bars in cells escaped.
enum TableText {
  static func bytes(_ rows: [[[UInt8]]]) -> [UInt8] {
    guard let header = rows.first else { return [] }
    let cells = rows.map { $0.map(escaped) }
    let widths = header.indices.map { column in
      max(3, cells.map { width($0[column]) }.max() ?? 3)
    }
    var output = ByteOutput()
    for (place, row) in cells.enumerated() {
      write(row, widths, to: &output)
      if place == 0 { writeDelimiter(widths, to: &output) }
    }
    return output.bytes
  }
}

extension TableText {
  private static func write(_ row: [[UInt8]], _ widths: [Int], to output: inout ByteOutput) {
    for (cell, width) in zip(row, widths) {
      output.append("| ")
      output.append(cell)
      // Columns of prose are not padded: a line of a thousand blanks does not help.
      output.append(
        repeating: UInt8(ascii: " "), count: width > 40 ? 1 : width - self.width(cell) + 1)
    }
    output.append("|\n")
  }

  private static func writeDelimiter(_ widths: [Int], to output: inout ByteOutput) {
    for width in widths {
      output.append("| ")
      output.append(repeating: UInt8(ascii: "-"), count: width > 40 ? 3 : width)
      output.append(" ")
    }
    output.append("|\n")
  }

  /// As it will be in the page: what is measured before it is repaired is measured wrong.
  private static func escaped(_ cell: [UInt8]) -> [UInt8] {
    let cell = UTF8Repair.repaired(Array(cell[...].trimmed))
    guard cell.contains(UInt8(ascii: "|")) else { return cell }
    var escaped: [UInt8] = []
    for byte in cell {
      if byte == UInt8(ascii: "|"), escaped.last != UInt8(ascii: "\\") {
        escaped.append(UInt8(ascii: "\\"))
      }
      escaped.append(byte)
    }
    return escaped
  }

  /// Characters, roughly: bytes that start one.
  private static func width(_ cell: [UInt8]) -> Int { cell.count { $0 & 0xC0 != 0x80 } }
}
