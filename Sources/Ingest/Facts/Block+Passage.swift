import Bytes
import Model

extension Block {
  /// The block as one who looks for holes reads it.
  var passage: Passage {
    switch kind {
    case .heading(let level): .heading(level: level)
    case .paragraph, .caption: text.hasPicture ? .content : .paragraph(Self.spoken(text))
    case .item: .list
    case .table: .table(hasBlankColumn: hasBlankColumn)
    case .image: text.hasPicture ? .content : .emptyImage
    case .panel, .tabsEnd: .nothing
    case .aside, .asideRest, .code, .video, .tabs: .content
    }
  }

  private var hasBlankColumn: Bool {
    guard let header = rows.first else { return false }
    return Passage.hasBlankColumn(
      header: header.map(\.isBlank), rows: rows.dropFirst().map { $0.map(\.isBlank) })
  }

  /// A text without the addresses of its links: they would be words of its sentences.
  private static func spoken(_ text: [UInt8]) -> String {
    let hasBracket = "[]".utf8.contains { ByteSearch.next($0, in: text.span) != nil }
    guard hasBracket else { return String(decoding: text, as: UTF8.self) }
    var spoken: [UInt8] = []
    spoken.reserveCapacity(text.count)
    var place = 0
    while let bracket = text[place...].firstIndex(where: isBracket) {
      spoken += text[place..<bracket]
      place = bracket + 1
      guard text[bracket] == UInt8(ascii: "]") else { continue }
      if let address = LinkAddress(text[...], at: bracket) {
        place = address.end
      } else {
        spoken.append(text[bracket])
      }
    }
    spoken += text[place...]
    return String(decoding: spoken, as: UTF8.self)
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
  }
}

extension [UInt8] {
  fileprivate var isBlank: Bool { allSatisfy(ByteClass.isSpace) }

  /// Whether it shows a picture that has an address.
  fileprivate var hasPicture: Bool {
    Block.parts(of: self).pictures.contains { !$0.isEmpty && $0 != [UInt8(ascii: "#")] }
  }
}
