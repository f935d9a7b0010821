import Bytes

/// What a player shows, in words: no text of the article, but all that is left of its film.
enum VideoDescription {
  static let rule = "video-description"

  /// The words of a mark, of `Content description: … Play`, with or without what is around.
  static func words(_ player: ArraySlice<UInt8>) -> [UInt8]? {
    let label: StaticString = "Content description: "
    guard let start = ByteSearch.first(of: label, in: player) else { return nil }
    let text = player[(start + label.utf8CodeUnitCount)...].trimmed
    let button = [" Play", " Replay"].first { text.suffix($0.utf8.count).elementsEqual($0.utf8) }
    let words = text.dropLast(button?.utf8.count ?? 0).trimmed
    return words.isEmpty ? nil : MarkComment.text(InlineText.normal(words))
  }
}
