import Model

/// One block of an article, its inline text already normalized Markdown, and the bytes of the raw
/// file that it came from. Every shape ends here; merging and writing begin here.
struct Block: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case heading(level: Int)
    case paragraph
    /// An item of a list, `number` given in numbered ones.
    case item(depth: Int, number: Int?)
    /// The first paragraph of an aside, and one more of the aside that the block before it is in.
    case aside(Aside), asideRest(Aside)
    /// Its rows are in `rows`, the header first.
    case table
    case image
    /// The words under a picture.
    case caption
    case code
    /// A film in the page, of which its spoken description is left.
    case video
    /// A group of tabs starts (its text names panels that are missing), a panel of it starts (its
    /// text is the label), the group ends.
    case tabs, panel, tabsEnd
  }

  let kind: Kind
  var text: [UInt8]
  let rows: [[[UInt8]]]
  var origin: Range<Int>
  /// Whether it, or what begins with it, was a table of which cells alone are left.
  let doubt: TableDoubt?

  init(
    _ kind: Kind, _ text: [UInt8], rows: [[[UInt8]]] = [], from origin: Range<Int>,
    doubt: TableDoubt? = nil
  ) {
    self.kind = kind
    self.text = text
    self.rows = rows
    self.origin = origin
    self.doubt = doubt
  }
}

extension Block.Kind {
  /// Whether it is nothing without words.
  var needsText: Bool {
    switch self {
    case .table, .tabs, .panel, .tabsEnd: false
    default: true
    }
  }
}

extension Block {
  var headingLevel: Int? { if case .heading(let level) = kind { level } else { nil } }

  var isItem: Bool { if case .item = kind { true } else { false } }

  /// Whether it is words alone, of one kind or another.
  var isWords: Bool {
    switch kind {
    case .paragraph, .item, .aside, .asideRest, .caption: true
    default: false
    }
  }

  var string: String { String(decoding: text, as: UTF8.self) }
}
