import Bytes

/// A parsed page. The tree lies flat in an array, in reading order, each node knowing where its
/// descendants end: nothing to walk by recursion, however deep a hostile page nests its quotes.
///
/// It never changes. It is a class, as `SitePage` and `SourcePage` are, because it is handed on
/// millions of times: that counts one reference, where a structure counts each of its fields.
public final class Document: Sendable, Equatable {
  public let frontMatter: FrontMatter
  public let file: String
  public let nodes: [Node]
  public let sections: [Section]
  public let tables: [DataTable]
  public let guidelines: [Guideline]
  public let changes: [ChangeEntry]
  public let symbols: [SymbolMention]
  public let holes: [Hole]
  /// The ids of its tables, rows and changes.
  public let anchors: DataAnchors

  public init(
    frontMatter: FrontMatter, file: String, nodes: [Node], sections: [Section],
    tables: [DataTable] = [], guidelines: [Guideline] = [], changes: [ChangeEntry] = [],
    symbols: [SymbolMention] = [], holes: [Hole] = []
  ) {
    self.frontMatter = frontMatter
    self.file = file
    self.nodes = nodes.exact
    self.sections = sections
    self.tables = tables
    self.guidelines = guidelines
    self.changes = changes
    self.symbols = symbols
    self.holes = holes
    anchors = DataAnchors(
      nodes: self.nodes, taken: sections.map(\.anchor) + guidelines.map(\.id), tables: tables,
      changes: changes)
  }

  public static func == (a: Document, b: Document) -> Bool {
    a === b
      || a.frontMatter == b.frontMatter && a.file == b.file && a.nodes == b.nodes
        && a.sections == b.sections && a.tables == b.tables && a.guidelines == b.guidelines
        && a.changes == b.changes && a.symbols == b.symbols && a.holes == b.holes
  }
}

/// One construct of Markdown, block or inline.
public struct Node: Sendable, Equatable {
  public let kind: NodeKind
  // A site has millions of nodes: at twice the size they were nearly a fifth of a build’s heap.
  private let storedLine: Int32
  private let storedColumn: Int32
  private let storedEnd: Int32

  public init(_ kind: NodeKind, line: Int, column: Int, end: Int) {
    self.kind = kind
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
    storedEnd = Int32(end)
  }

  /// Line and column in the page's file.
  public var line: Int { Int(storedLine) }
  public var column: Int { Int(storedColumn) }
  /// The index behind the last descendant; the next sibling, if there is one, is there.
  public var end: Int { Int(storedEnd) }
}

/// Cases with two texts are indirect, which keeps a node at 32 bytes.
public enum NodeKind: Sendable, Equatable {
  case heading(level: Int)
  case paragraph
  case quote
  case aside(Aside)
  case list(ordered: Bool, start: Int, tight: Bool)
  case item(checked: Bool?)
  indirect case codeBlock(language: String, text: String)
  /// Markup in the source: shown as text, never passed on.
  case htmlBlock(String)
  case thematicBreak
  /// What Markdown has no construct for; a leaf between the blocks that it is about.
  case mark(PageMark)
  case table(columns: [ColumnAlignment])
  case row(header: Bool)
  case cell
  /// A cell that the one above reaches down into; a leaf.
  case spannedCell
  case footnote(name: String)

  case text(String)
  case softBreak
  case lineBreak
  case code(String)
  case html(String)
  case emphasis
  case strong
  case strikethrough
  indirect case link(destination: String, title: String)
  indirect case image(source: String, title: String)
  case footnoteReference(name: String)
}

/// Groups of tabs and films. Marks rather than containers, so that the headings of a panel are
/// where all headings are.
public enum PageMark: Sendable, Equatable {
  /// A group of tabs begins; some of its panels may not have been captured.
  case tabs(missing: [String])
  case panel(label: String)
  case tabsEnd
  /// A film, described in words.
  case video(description: String)
  /// What follows was a table, of which no source shows the shape.
  case table(TableDoubt)
}

/// A table of which a source kept the cells alone.
public enum TableDoubt: Sendable, Equatable {
  /// Its rows and columns were worked out from its cells.
  case guessed
  /// Its rows cannot be told apart: the cells follow in their order.
  case lost
}

public enum Aside: String, Sendable, CaseIterable {
  case note, tip, important, warning, developerNote

  /// The label that readers see.
  public var label: String {
    switch self {
    case .note: "Note"
    case .tip: "Tip"
    case .important: "Important"
    case .warning: "Warning"
    case .developerNote: "Developer note"
    }
  }
}

public enum ColumnAlignment: Sendable {
  case none, left, center, right
}
