/// Characters that take no place, or look like a blank and are none.
enum Invisible {
  /// No-break spaces as spaces; zero-width spaces and byte order marks as nothing.
  static func cleaned(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(where: { starts.contains($0) }) else { return text }
    var cleaned: [UInt8] = []
    var place = text.startIndex
    while place < text.endIndex {
      let rest = text[place...]
      if rest.starts(with: [0xC2, 0xA0]) {
        cleaned.append(0x20)
        place += 2
      } else if rest.starts(with: [0xE2, 0x80, 0x8B]) || rest.starts(with: [0xEF, 0xBB, 0xBF]) {
        place += 3
      } else {
        cleaned.append(text[place])
        place += 1
      }
    }
    return Scrape.trimmed(cleaned[...])
  }

  /// Whether nothing else is in a text.
  static func fills(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, starts.contains(first) else { return text.isEmpty }
    return cleaned(text).isEmpty
  }

  private static let starts: Set<UInt8> = [0xC2, 0xE2, 0xEF]
}
