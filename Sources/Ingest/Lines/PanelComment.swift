import Bytes

/// How our own pages mark groups of tabs: comments, which other readers of Markdown do not show.
enum PanelComment: Equatable {
  case tabs
  case panel(ArraySlice<UInt8>)
  case end

  init?(_ text: ArraySlice<UInt8>) {
    if ByteSearch.equal(text, "<!-- tabs -->") {
      self = .tabs
    } else if ByteSearch.equal(text, "<!-- /tabs -->") {
      self = .end
    } else if ByteSearch.starts(text, with: "<!-- tab: "), text.suffix(4).elementsEqual(" -->".utf8)
    {
      self = .panel(text.dropFirst(10).dropLast(4))
    } else {
      return nil
    }
  }
}
