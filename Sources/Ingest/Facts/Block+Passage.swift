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
    guard text.contains(UInt8(ascii: "[")) || text.contains(UInt8(ascii: "]")) else {
      return String(decoding: text, as: UTF8.self)
    }
    var spoken: [UInt8] = []
    spoken.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      if text[place] == UInt8(ascii: "]"), let address = LinkAddress(text[...], at: place) {
        place = address.end
      } else {
        if text[place] != UInt8(ascii: "[") { spoken.append(text[place]) }
        place += 1
      }
    }
    return String(decoding: spoken, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate var isBlank: Bool { allSatisfy(ByteClass.isSpace) }

  /// Whether it shows a picture that has an address.
  fileprivate var hasPicture: Bool {
    Block.parts(of: self).pictures.contains { !$0.isEmpty && $0 != [UInt8(ascii: "#")] }
  }
}
