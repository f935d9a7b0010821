import Model

/// `@2x`, `@2x, @3x`, `@2x and @3x`, `@2x or higher`
enum ScaleColumn: ColumnReader {
  static let types: [ColumnType] = [.scale]

  static func read(_ cell: ReadableCell) -> CellValue? {
    var scanner = ByteScanner(cell.bytes)
    guard let first = scanner.scale() else { return nil }
    var scales = [first]
    while let scale = scanner.attempt({ $0.skipSeparator() ? $0.scale() : nil }) {
      scales.append(scale)
    }
    if scanner.isAtEnd { return .scales(scales) }
    guard scales.count == 1, let limit = scanner.limitBehind() else { return nil }
    if !scanner.isAtEnd, scanner.limitBehind() == nil { return nil }
    guard scanner.isAtEnd else { return nil }
    return switch limit {
    case .least: .range(.scales(scales), .absent)
    case .most: .range(.absent, .scales(scales))
    case nil: .scales(scales)
    }
  }
}

extension ByteScanner {
  /// A comma, the word “and”, or both.
  fileprivate mutating func skipSeparator() -> Bool {
    attempt { ahead in
      ahead.skipSpaces()
      let comma = ahead.take(UInt8(ascii: ","))
      ahead.skipSpaces()
      return ahead.take(word: "and") || comma ? true : nil
    } ?? false
  }
}
