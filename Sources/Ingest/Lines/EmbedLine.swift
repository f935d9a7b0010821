import Bytes

/// A picture as Obsidian embeds it, alone on its line: `![[plan.png]]`, `![[plan.png|A plan]]`.
struct EmbedLine {
  /// As Markdown has it.
  let picture: [UInt8]

  init?(_ text: ArraySlice<UInt8>) {
    guard ByteSearch.starts(text, with: "![["), text.suffix(2).elementsEqual("]]".utf8) else {
      return nil
    }
    let parts = text.dropFirst(3).dropLast(2)
      .split(separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first, !file.contains(UInt8(ascii: "]")), Self.isPicture(file),
      ByteSearch.first(of: "![[", in: text.dropFirst(3)) == nil
    else { return nil }
    let behind = parts.dropFirst().last ?? []
    let told = Self.isSize(behind) ? [] : Self.words(behind)
    let words = MarkdownText.escapeAlt(told.trimmed)
    picture = MarkdownText.image(
      words: words, source: LinkTarget.source(String(decoding: file, as: UTF8.self)))
  }

  /// Words for a picture without the size behind them: `A plan|300`.
  static func words(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let bar = text.lastIndex(of: UInt8(ascii: "|")), text[..<bar].last != UInt8(ascii: "\\"),
      isSize(text[(bar + 1)...])
    else { return text }
    return text[..<bar]
  }

  /// Whether the name of a file ends like a picture’s.
  static func isPicture(_ file: ArraySlice<UInt8>) -> Bool {
    let name = file.split(separator: UInt8(ascii: "/")).last ?? []
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = name[(dot + 1)...].map(ByteClass.lowered)
    return endings.contains { ending.elementsEqual($0.utf8) }
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg"]

  /// `300` or `300x200`.
  private static func isSize(_ text: some Collection<UInt8>) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(ByteClass.isDigit) }
  }
}
