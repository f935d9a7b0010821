import Bytes

/// How our own pages mark groups of tabs: comments, which other readers of Markdown do not show.
enum PanelComment: Equatable {
  case tabs(missing: ArraySlice<UInt8>)
  case panel(ArraySlice<UInt8>)
  case end

  init?(_ text: ArraySlice<UInt8>) {
    if ByteSearch.equal(text, "<!-- tabs -->") {
      self = .tabs(missing: [])
    } else if ByteSearch.starts(text, with: "<!-- tabs, missing: "), Self.isClosed(text) {
      self = .tabs(missing: text.dropFirst(20).dropLast(4))
    } else if ByteSearch.equal(text, "<!-- /tabs -->") {
      self = .end
    } else if ByteSearch.starts(text, with: "<!-- tab: "), Self.isClosed(text) {
      self = .panel(text.dropFirst(10).dropLast(4))
    } else {
      return nil
    }
  }

  private static func isClosed(_ text: ArraySlice<UInt8>) -> Bool {
    text.suffix(4).elementsEqual(" -->".utf8)
  }
}
