import Bytes
import Model

/// All that a cell of figures can say: an extent, its pixels, limits and remarks. The types of
/// columns that hold figures choose by what came out.
enum Measure {
  static func read(_ bytes: [UInt8]) -> CellValue? {
    var scanner = ByteScanner(bytes)
    var limit = scanner.limitInFront()
    scanner.skipSpaces()
    guard let extent = scanner.extent(), let value = scanner.pixels(behind: extent) else {
      return nil
    }
    while !scanner.isAtEnd {
      if scanner.skipFootnoteMark() { continue }
      guard let found = scanner.limitBehind() else { return nil }
      limit = found ?? limit
    }
    return bounded(value, limit)
  }

  private static func bounded(_ value: CellValue, _ limit: Limit?) -> CellValue? {
    guard let limit else { return value }
    if case .range = value { return nil }
    return limit == .most ? .range(.absent, value) : .range(value, .absent)
  }
}

/// Whether a figure is the most or the least that can be.
enum Limit {
  case most, least

  static let inFront: [(words: String, limit: Limit)] = [
    ("any, up to", .most), ("up to", .most), ("at most", .most), ("maximum", .most),
    ("at least", .least), ("minimum", .least),
  ]

  static let behind: [(words: String, limit: Limit)] = [
    ("minimum", .least), ("or higher", .least), ("or more", .least), ("or larger", .least),
    ("maximum", .most), ("or lower", .most), ("or less", .most), ("or smaller", .most),
  ]
}

extension ByteScanner {
  mutating func limitInFront() -> Limit? {
    // Nearly all figures begin with a digit.
    guard let next, ByteClass.isLetter(next) else { return nil }
    for (words, limit) in Limit.inFront where take(word: words) { return limit }
    return nil
  }

  /// A limit or a remark behind the figures; nil if what is there is neither. A remark without
  /// digits is read over: `1080x1920 px (portrait)`.
  mutating func limitBehind() -> Limit?? {
    skipSpaces()
    for (words, limit) in Limit.behind where take(word: words) { return .some(limit) }
    guard let remark = remark(), !remark.contains(where: ByteClass.isDigit) else { return nil }
    var words = ByteScanner(Array(remark.trimmed))
    for (spelling, limit) in Limit.behind where words.take(word: spelling) && words.isAtEnd {
      return .some(limit)
    }
    return .some(nil)
  }

  mutating func skipFootnoteMark() -> Bool {
    attempt { ahead in
      ahead.skipSpaces()
      return ahead.take(UInt8(ascii: "*")) ? true : nil
    } ?? false
  }
}

extension ByteScanner {
  /// What an extent says together with the pixels in the brackets behind it; nil if brackets begin
  /// with a figure and go on as something else.
  fileprivate mutating func pixels(behind points: Extent) -> CellValue? {
    guard let pixels = attempt({ $0.pixelList() }) else { return points.value() }
    guard points.unit == nil || points.unit == .points else { return nil }
    let sizes = pixels.compactMap { pixel in
      pixel.extent.size(defaultUnit: .pixels).map { ScaledSize($0, scale: pixel.scale) }
    }
    if let size = points.size(defaultUnit: .points), sizes.count == pixels.count {
      return .screen(points: size, pixels: sizes)
    }
    return .scaled(
      points.value(defaultUnit: .points),
      pixels.map { ScaledValue($0.extent.value(defaultUnit: .pixels), scale: $0.scale) })
  }

  /// `(404x608 px @1x, 808x1216 px @2x)`
  private mutating func pixelList() -> [(extent: Extent, scale: Number)]? {
    skipSpaces()
    guard take(UInt8(ascii: "(")) else { return nil }
    var list: [(Extent, Number)] = []
    repeat {
      skipSpaces()
      guard let extent = extent(), extent.unit == nil || extent.unit == .pixels,
        let scale = scale()
      else { return nil }
      list.append((extent, scale))
      skipSpaces()
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: ")")) ? list : nil
  }
}
