import Bytes
public import Model

/// What a header says about the cells under it.
public struct ColumnHeader {
  /// `Size (points)`, `Screen size (portrait, pt)`, `Size in mm`.
  public let unit: Unit?
  /// `@2x (pixels)`
  public let scale: Number?
  /// `UIKit API`, and SF Symbols for `Symbol name`.
  let framework: String?

  public init(_ header: CellText) {
    // A longer one is no name of anything.
    let isName = header.words.utf8.count <= ReadableCell.longest
    let bytes = isName ? FoldedBytes.of(header.words) : []
    unit = Self.unit(in: bytes)
    scale = Self.scale(in: bytes)
    framework = Self.framework(in: bytes)
  }
}

extension ColumnHeader {
  /// A unit that is alone in brackets or between commas there, or behind the word “in”.
  private static func unit(in bytes: [UInt8]) -> Unit? {
    for place in bytes.indices where isOpening(place, in: bytes) {
      var scanner = ByteScanner(Array(bytes[(place + 1)...]))
      scanner.skipSpaces()
      guard let unit = scanner.unitName() else { continue }
      scanner.skipSpaces()
      if scanner.isAtEnd || scanner.next.map({ closings.contains($0) }) == true { return unit }
    }
    return nil
  }

  private static let closings = [UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "(")]

  private static func isOpening(_ place: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "("), UInt8(ascii: ","): true
    case UInt8(ascii: " "): ByteSearch.starts(bytes[max(0, place - 3)...], with: " in ")
    default: false
    }
  }

  private static func scale(in bytes: [UInt8]) -> Number? {
    guard let place = bytes.firstIndex(of: UInt8(ascii: "@")) else { return nil }
    var scanner = ByteScanner(Array(bytes[place...]))
    return scanner.scale()
  }

  private static func framework(in bytes: [UInt8]) -> String? {
    if ByteSearch.equal(bytes[...], "Symbol name") { return "SF Symbols" }
    let words = bytes.split(separator: UInt8(ascii: " "))
    guard words.count == 2, ByteSearch.equal(words[1], "API") else { return nil }
    return String(decoding: words[0], as: UTF8.self)
  }
}
