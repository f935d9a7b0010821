import Bytes
import Model

/// `R-255,G-56,B-60`, `#FF383C`, and a picture whose description has the former in it.
enum ColorColumn: ColumnReader {
  static let types: [ColumnType] = [.color]

  static func read(_ cell: ReadableCell) -> CellValue? {
    if !cell.cell.pictures.isEmpty { return pictured(cell.cell.pictures) }
    var scanner = ByteScanner(cell.bytes)
    guard let color = scanner.hexColor() ?? scanner.rgbColor(), scanner.isAtEnd else { return nil }
    return .color(color)
  }

  private static func pictured(_ descriptions: [String]) -> CellValue? {
    let colors = descriptions.compactMap { description -> CellValue? in
      let bytes = FoldedBytes.of(description)
      guard let place = ByteSearch.first(of: "R-", in: bytes[...]) else { return nil }
      var scanner = ByteScanner(Array(bytes[place...]))
      return scanner.rgbColor().map { .color($0) }
    }
    guard colors.count == descriptions.count, let first = colors.first else { return nil }
    return colors.count == 1 ? first : .list(colors)
  }
}

extension ByteScanner {
  fileprivate mutating func rgbColor() -> RGB? {
    var parts: [UInt8] = []
    for letter in "RGB".utf8 {
      if !parts.isEmpty {
        _ = take(UInt8(ascii: ","))
        skipSpaces()
      }
      guard take(letter) else { return nil }
      _ = take(UInt8(ascii: "-")) || take(UInt8(ascii: ":"))
      skipSpaces()
      guard let part = UInt8(String(decoding: digits(), as: UTF8.self)) else { return nil }
      parts.append(part)
    }
    return RGB(red: parts[0], green: parts[1], blue: parts[2])
  }

  fileprivate mutating func hexColor() -> RGB? {
    attempt { ahead in
      guard ahead.take(UInt8(ascii: "#")), ahead.rest.count == 6,
        ahead.rest.allSatisfy(ByteClass.isAlphanumeric),
        let value = UInt32(String(decoding: ahead.rest, as: UTF8.self), radix: 16)
      else { return nil }
      ahead = ByteScanner([])
      return RGB(
        red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
        blue: UInt8(truncatingIfNeeded: value))
    }
  }
}
