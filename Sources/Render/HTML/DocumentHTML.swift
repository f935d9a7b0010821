import Model

/// Walks a document to markup, node by node with a stack of what is open: no recursion, so a
/// hostile page may nest as deep as it likes.
struct DocumentHTML {
  let text: PageText
  let document: Document
  let nodes: [Node]
  let anchors: PageAnchors
  let notes: Footnotes
  let polarities: Polarities
  /// The heading that is the page's title, which the template writes.
  let title: Int?
  /// The paragraph that says again what the page's abstract says, which the template writes.
  let abstract: Int?
  var writer: HTMLWriter
  /// The nodes around this place, the innermost last.
  var frames: [Frame] = []
  /// How many of them are links, or headings, which are links themselves.
  private(set) var linksAround = 0
  /// The headings that this place is under, the nearest last.
  var headings: [Heading] = []
  /// How many elements are open around and in the group of tabs that this place is in.
  var group: (outer: Int, inner: Int)?
  /// The heading that says again what its tab says.
  var toldHeading: Int?
  /// How many tables have been named, by name.
  var tables: [String: Int] = [:]
  let data: PageData
  let figures: FigurePlan
  let panels: PanelPlan
  /// Those whose pictures are shown already.
  var drawnTables: Set<Int> = []
  /// Whether a picture was written already.
  var hasPictures = false
  /// Whether the cell that is open shows a color beside its words.
  var isInSwatch = false
  /// What is missing, by the node that its note is before.
  let holes: [Int: [Hole]]
  /// The heading that its note stands for.
  let emptyLog: Int?

  /// The text of a page, without its title.
  static func markup(of text: PageText, dialect: Dialect = .html) -> [UInt8] {
    var made = DocumentHTML(text, dialect)
    made.write()
    return made.writer.finish()
  }

  /// The same with where sheets have something else.
  static func sheetMarkup(of text: PageText) -> PageMarkup {
    var made = DocumentHTML(text, forSheets: true)
    made.write()
    return made.writer.finishMarkup()
  }

  private mutating func write() {
    let isMarked = isMarked
    var index = 0
    while index < nodes.count {
      leave(before: index)
      if isMarked[index] {
        leavePanels(before: index)
        writeHoles(before: index)
        if text.left.contains(index) || beginPanel(at: index) {
          index = nodes[index].end
          continue
        }
        if anchors.explanations.contains(index) { writer.begin("span") }
      }
      index = visit(index)
    }
    leave(before: index)
    writeHoles(before: index)
  }

  /// By node, whether it is left out, or anything is written before it: few are, and to ask for
  /// each node all that tells it was a tenth of its markup.
  private var isMarked: [Bool] {
    var isMarked = [Bool](repeating: false, count: nodes.count + 1)
    for place in holes.keys { isMarked[place] = true }
    for place in panels.groups.keys { isMarked[place] = true }
    for place in panels.labels.keys { isMarked[place] = true }
    for place in text.left.union(panels.ends).union(anchors.explanations) {
      isMarked[place] = true
    }
    return isMarked
  }

  private init(_ text: PageText, _ dialect: Dialect = .html, forSheets: Bool = false) {
    self.text = text
    document = text.document
    nodes = document.nodes
    anchors = PageAnchors(document)
    notes = Footnotes(document)
    polarities = Polarities(document)
    title = document.titleHeading
    abstract = document.repeatedAbstract
    data = PageData(document)
    figures = FigurePlan(document, polarities, text.shelf, without: text.left)
    panels = PanelPlan(document, anchors.data.tables)
    holes = Self.holes(of: document)
    emptyLog = document.emptyLog
    writer = HTMLWriter(
      capacity: 48 * nodes.count, dialect: dialect, forSheets: forSheets)
  }

  struct Heading {
    let level: Int
    let anchor: String?
    let text: String
  }

  /// A node that we are inside of.
  struct Frame {
    let end: Int
    /// Elements that were open before it.
    let depth: Int
    let kind: Kind

    enum Kind {
      case other
      /// Elements that are links: no other link may be inside.
      case link
      /// A paragraph of nothing but images.
      case figures
      case list(tight: Bool)
      case item(tight: Bool)
      case table([ColumnAlignment])
      case row(header: Bool)
      /// A cell that is one color.
      case color(RGB)
      /// A change log, and one of its entries.
      case log, entry
    }

    /// In a table: the part that is open; in a row: the cells so far.
    var header: Bool?
    var cells = 0
  }
}

extension DocumentHTML {
  /// Closes what ends before a node.
  private mutating func leave(before index: Int) {
    while let frame = frames.last, frame.end <= index {
      if case .color(let color) = frame.kind { writeContrast(of: color, depth: frame.depth) }
      writer.close(to: frame.depth)
      if case .link = frame.kind { linksAround -= 1 }
      frames.removeLast()
    }
  }

  /// Notes that the nodes up to the end of one are inside of it; `depth` is what was open before.
  /// The index to go on from.
  mutating func enter(_ index: Int, _ kind: Frame.Kind, depth: Int) -> Int {
    if case .link = kind { linksAround += 1 }
    frames.append(Frame(end: nodes[index].end, depth: depth, kind: kind))
    return index + 1
  }

  /// Writes what a node begins with; the index to go on from.
  private mutating func visit(_ index: Int) -> Int {
    switch nodes[index].kind {
    case .heading, .paragraph, .quote, .aside, .list, .item, .codeBlock, .htmlBlock,
      .thematicBreak, .footnote:
      return visitBlock(index)
    case .mark(let mark):
      write(mark, at: index)
      return index + 1
    case .table, .row, .cell, .spannedCell:
      return visitTable(index)
    case .text, .softBreak, .lineBreak, .code, .html, .emphasis, .strong, .strikethrough, .link,
      .image, .footnoteReference:
      return visitInline(index)
    }
  }
}
