import Model

/// A table where it is: in which section and panel, under which label, above which notes.
struct FoundTable: Sendable, Equatable {
  let node: Int
  let section: Int?
  /// A paragraph right above that is a few words in bold.
  let label: String?
  let panel: Panel?
  let notes: [String]
  var isGuessed = false
}

/// A panel of a group of tabs.
struct Panel: Sendable, Equatable {
  let label: String
  let group: PanelGroup
}

struct PanelGroup: Sendable, Equatable {
  /// How many groups are above it.
  let number: Int
  /// The section that the group is in; its panels may have headings of their own.
  let section: Int?
  let missing: [String]
}

/// Finds the tables of a page, in one pass over its nodes.
struct TableScan {
  private(set) var tables: [FoundTable] = []
  /// The first table beyond those that are read, a node.
  private(set) var surplus: Int?
  private let document: Document
  private let blocks: [Int]
  private var section: Int?
  private var groups = 0
  private var group: PanelGroup?
  private var panel: Panel?

  init(_ document: Document) {
    self.document = document
    blocks = document.topLevel
    var next = 0
    for place in blocks.indices {
      if next < document.sections.count, document.sections[next].nodes.lowerBound == blocks[place] {
        enter(next)
        next += 1
      }
      read(place)
    }
  }
}

extension TableScan {
  /// A heading that is higher than the one above a group ends the group, if no mark has.
  private mutating func enter(_ section: Int) {
    self.section = section
    guard let group else { return }
    let level = group.section.map { document.sections[$0].level } ?? 1
    if document.sections[section].level < level { leaveGroup() }
  }

  private mutating func leaveGroup() {
    (group, panel) = (nil, nil)
  }

  private mutating func read(_ place: Int) {
    let block = blocks[place]
    switch document.nodes[block].kind {
    case .mark(let mark): read(mark)
    case .table:
      add(
        block, label: label(above: place), notes: notes(below: place),
        isGuessed: place > 0 && isDoubt(blocks[place - 1]))
    case .quote, .aside, .list, .footnote:
      for node in block + 1..<document.nodes[block].end {
        if case .table = document.nodes[node].kind { add(node, label: nil, notes: []) }
      }
    default: break
    }
  }

  private mutating func read(_ mark: PageMark) {
    switch mark {
    case .tabs(let missing):
      leaveGroup()
      group = PanelGroup(number: groups, section: section, missing: missing)
      groups += 1
    case .panel(let label): panel = group.map { Panel(label: label, group: $0) }
    case .tabsEnd: leaveGroup()
    case .video, .table: break
    }
  }

  private mutating func add(
    _ table: Int, label: String?, notes: [String], isGuessed: Bool = false
  ) {
    guard tables.count < TableLimit.tables else {
      surplus = surplus ?? table
      return
    }
    tables.append(
      FoundTable(
        node: table, section: section, label: label, panel: panel, notes: notes,
        isGuessed: isGuessed))
  }
}

extension TableScan {
  private static let longestLabel = 80

  /// What is in bold above a table, and is no sentence; pictures may be between.
  private func label(above place: Int) -> String? {
    let above = blocks[..<place].reversed().first { !isPicture($0) && !isDoubt($0) }
    guard let above, document.nodes[above].kind == .paragraph, document.isBold(above) else {
      return nil
    }
    let label = document.plainText(of: above..<document.nodes[above].end)
    let isSentence = [".", "!", "?", ";"].contains { label.hasSuffix($0) }
    guard !isSentence, label.utf8.count <= Self.longestLabel else { return nil }
    return label.hasSuffix(":") ? String(label.dropLast()) : label
  }

  private func isDoubt(_ block: Int) -> Bool {
    document.nodes[block].kind == .mark(.table(.guessed))
  }

  private func isPicture(_ block: Int) -> Bool {
    guard document.nodes[block].kind == .paragraph, block + 1 < document.nodes.count,
      case .image = document.nodes[block + 1].kind
    else { return false }
    return document.nodes[block + 1].end == document.nodes[block].end
  }

  /// The small print: what says so itself, and a lone short paragraph that ends the section.
  private func notes(below place: Int) -> [String] {
    var notes: [String] = []
    for (below, block) in zip((place + 1)..., blocks[(place + 1)...]) {
      guard let text = SmallPrint.text(document, block) else { break }
      let isEnd = below + 1 == blocks.count || endsNotes(blocks[below + 1])
      guard SmallPrint.isMarked(text) || notes.isEmpty && isEnd && SmallPrint.isShort(text) else {
        break
      }
      notes.append(text)
    }
    return notes
  }

  private func endsNotes(_ block: Int) -> Bool {
    switch document.nodes[block].kind {
    case .heading, .table, .mark, .thematicBreak, .footnote: true
    case .paragraph: document.isBold(block)
    default: false
    }
  }
}
