import Bytes
import Model

/// An address in the list of Lynx, and the words of a link that it shows.
struct ListedAddress {
  /// As it is in a link of Markdown; empty if no page links there.
  let written: [UInt8]
  private let address: String
  /// In small letters, the last first: `…/buttons#Style` has two.
  private let names: [[UInt8]]

  init(_ address: ArraySlice<UInt8>) {
    let text = Scrape.string(address.prefix(Self.longest + 1))
    guard LinkScheme.isWeb(text), address.count <= Self.longest,
      !text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F })
    else {
      (written, self.address, names) = ([], "", [])
      return
    }
    self.address = text
    written = LinkAddress.escaped(Array(text.utf8))
    names = text.utf8.split { "/#?".utf8.contains($0) }.suffix(2).reversed()
      .map { Self.letters(Array($0)[...]) }.filter { 3...Self.longestName ~= $0.count }
  }

  /// Where the words of a link end: with the block, if they are all of it, or with those that the
  /// address has at its end, as `…/action-sheets` and `…/buttons#Style`; else where they begin. A
  /// heading that leads to itself has no link.
  func end(in text: ArraySlice<UInt8>, isFirst: Bool) -> Int {
    guard !written.isEmpty, !text.isEmpty else { return text.startIndex }
    if isFirst, text.count <= Self.longestName, !text.contains(UInt8(ascii: "[")) {
      let anchor = Anchor.of(String(decoding: text, as: UTF8.self))
      if address.hasSuffix("#\(anchor)") { return text.startIndex }
      if !SentenceEnds.isEnded(text) { return text.endIndex }
    }
    return names.lazy.compactMap { Self.end(of: $0, in: text) }.first ?? text.startIndex
  }
}

extension ListedAddress {
  /// In bytes. Nothing longer is an address.
  private static let longest = 2048
  /// In bytes. What is longer is no title.
  private static let longestName = 80

  private static func end(of name: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    var place = 0
    let start = text.prefix(2 * longestName)
    for (offset, byte) in zip(start.indices, start) where ByteClass.isAlphanumeric(byte) {
      guard ByteClass.lowered(byte) == name[place] else { return nil }
      place += 1
      guard place == name.count else { continue }
      let next = text[(offset + 1)...].first
      return next.map(ByteClass.isAlphanumeric) == true ? nil : offset + 1
    }
    return nil
  }

  private static func letters(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.filter { ByteClass.isAlphanumeric($0) }.map(ByteClass.lowered)
  }
}
