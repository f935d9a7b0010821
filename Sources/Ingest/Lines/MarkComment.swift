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

  private static func isClosed(_ text: ArraySlice<UInt8>) -> Bool {
    text.suffix(4).elementsEqual(" -->".utf8)
  }
}
