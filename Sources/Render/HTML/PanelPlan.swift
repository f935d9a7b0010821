import Model

/// Groups of tabs that no mark announces: tables of one kind that follow one another, each below a
/// line that names it.
struct PanelPlan {
  struct Tab: Equatable {
    let label: String
    let anchor: String?
  }

  /// The tabs of a group, by the block that it begins with.
  private(set) var groups: [Int: [Tab]] = [:]
  /// What the lines that begin a panel say, by their block.
  private(set) var labels: [Int: String] = [:]
  /// The blocks that follow a group.
  private(set) var ends: Set<Int> = []

  init(_ document: Document, _ anchors: [Int: String]) {
    let joined = document.tables.filter { $0.parts.count > 1 }
    guard !joined.isEmpty else { return }
    let blocks = document.topLevel
    let places = Dictionary(uniqueKeysWithValues: zip(blocks, blocks.indices))
    for table in joined {
      var run: [Panel] = []
      for part in table.parts {
        let panel = places[part.node].flatMap { Panel(part, at: $0, blocks, document) }
        if let panel, run.last.map({ $0.end == panel.start }) ?? true {
          run.append(panel)
          continue
        }
        add(run, anchors)
        run = panel.map { [$0] } ?? []
      }
      add(run, anchors)
    }
  }
}

extension PanelPlan {
  private struct Panel {
    let label: String
    let table: Int
    let start: Int
    let end: Int

    /// nil if the line above the table, pictures aside, is not its label.
    init?(_ part: TablePart, at place: Int, _ blocks: [Int], _ document: Document) {
      guard let label = part.panel else { return nil }
      let above = blocks[..<place].last { block in
        !document.isOnlyImages(block) && document.nodes[block].kind != .mark(.table(.guessed))
      }
      guard let above, document.nodes[above].kind == .paragraph else { return nil }
      let text = document.plainText(of: above..<document.nodes[above].end)
      guard text == label || text == label + ":" else { return nil }
      (self.label, table, start) = (label, part.node, above)
      end = document.nodes[part.node].end
    }
  }

  private mutating func add(_ run: [Panel], _ anchors: [Int: String]) {
    guard run.count > 1, let first = run.first, let last = run.last,
      Set(run.map(\.label)).count == run.count
    else { return }
    groups[first.start] = run.map { Tab(label: $0.label, anchor: anchors[$0.table]) }
    for panel in run { labels[panel.start] = panel.label }
    ends.insert(last.end)
  }
}
