import Bytes

/// How our own pages mark groups of tabs, and films: comments, which other readers do not show.
enum MarkComment: Equatable {
  case tabs(missing: ArraySlice<UInt8>)
  case panel(ArraySlice<UInt8>)
  case end
  case video(ArraySlice<UInt8>)

  init?(_ text: ArraySlice<UInt8>) {
    if ByteSearch.equal(text, "<!-- tabs -->") {
      self = .tabs(missing: [])
    } else if ByteSearch.starts(text, with: "<!-- tabs, missing: "), Self.isClosed(text) {
      self = .tabs(missing: text.dropFirst(20).dropLast(4))
    } else if ByteSearch.equal(text, "<!-- /tabs -->") {
      self = .end
    } else if ByteSearch.starts(text, with: "<!-- tab: "), Self.isClosed(text) {
      self = .panel(text.dropFirst(10).dropLast(4))
    } else if ByteSearch.starts(text, with: "<!-- video: "), Self.isClosed(text) {
      self = .video(text.dropFirst(12).dropLast(4))
    } else {
      return nil
    }
  }

  /// Words that can stand in a comment: two hyphens, or a bracket behind one, would end it.
  static func text(_ words: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for byte in words where text.last != UInt8(ascii: "-") || !"->".utf8.contains(byte) {
      text.append(byte)
    }
    return text
  }

  private static func isClosed(_ text: ArraySlice<UInt8>) -> Bool {
    text.suffix(4).elementsEqual(" -->".utf8)
  }
}
