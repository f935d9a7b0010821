import Model

/// Which tables of a page are one table of the data.
struct TableJoining {
  private let document: Document
  private var drafts: [TableDraft] = []
  /// The drafts of the panels read so far.
  private var ofGroup: [GroupKey: Int] = [:]
  private var seen: [PanelKey: Int] = [:]

  static func drafts(
    _ document: Document, _ tables: [FoundTable], _ grids: [TableGrid]
  ) -> [TableDraft] {
    var joining = TableJoining(document: document)
    for (found, grid) in zip(tables, grids) { joining.add(found, grid) }
    joining.drafts = Self.labeled(joining.drafts)
    return joining.siblings()
  }
}

/// Tables of one group with the same columns; of several in one panel, the first with the first.
private struct GroupKey: Hashable {
  let group: Int
  let names: [String]
  let ordinal: Int
}

private struct PanelKey: Hashable {
  let group: Int
  let label: String
  let names: [String]
}

extension TableJoining {
  /// Adds a table to the others of its group of tabs, or as one of its own.
  private mutating func add(_ found: FoundTable, _ grid: TableGrid) {
    let part = TableDraft.Part(found: found, grid: grid, panel: found.panel?.label)
    guard let panel = found.panel else {
      drafts.append(TableDraft(part, section: found.section))
      return
    }
    let group = panel.group
    let key = PanelKey(group: group.number, label: panel.label, names: grid.names)
    let ordinal = seen[key, default: 0]
    seen[key] = ordinal + 1
    let place = GroupKey(group: group.number, names: grid.names, ordinal: ordinal)
    let draft = TableDraft(part, section: group.section, missing: group.missing)
    if let first = ofGroup[place] {
      drafts[first].add(draft)
    } else {
      ofGroup[place] = drafts.count
      drafts.append(draft)
    }
  }

  /// Joins tables that follow one another in a section, have the same columns, and a label each.
  private static func labeled(_ drafts: [TableDraft]) -> [TableDraft] {
    var joined: [TableDraft] = []
    for var draft in drafts {
      let last = joined.count - 1
      guard last >= 0, areLabelled(joined[last], draft), joined[last].names == draft.names else {
        joined.append(draft)
        continue
      }
      if joined[last].parts.count == 1 { joined[last].takeLabels() }
      draft.takeLabels()
      joined[last].add(draft)
    }
    return joined
  }

  /// Whether a label is above each, and no group of tabs around it.
  private static func areLabelled(_ a: TableDraft, _ b: TableDraft) -> Bool {
    let tables = [a, b].map { $0.parts[0].found }
    return a.section == b.section && tables.allSatisfy { $0.panel == nil && $0.label != nil }
  }
}

extension TableJoining {
  /// Joins tables of neighboring sections that carry on each other's panels.
  private func siblings() -> [TableDraft] {
    var joined: [TableDraft] = []
    var labels: Set<String> = []
    var before: Int?
    for draft in drafts {
      let own = draft.parts.compactMap(\.panel) + draft.missing
      let last = joined.count - 1
      if last >= 0, isCarriedOn(before, by: draft.section), labels.isDisjoint(with: own),
        joined[last].hasPanels, draft.hasPanels, joined[last].names == draft.names
      {
        joined[last].add(draft)
        labels.formUnion(own)
      } else {
        joined.append(draft)
        labels = Set(own)
      }
      before = draft.section
    }
    return joined
  }

  /// Whether the second section is the next sibling of the first, and they have titles that begin
  /// and end alike: “iOS type sizes”, “iOS larger type sizes”.
  private func isCarriedOn(_ first: Int?, by second: Int?) -> Bool {
    guard let first, let second, first != second else { return false }
    let (a, b) = (document.sections[first], document.sections[second])
    guard a.nodes.upperBound == b.nodes.lowerBound, a.level == b.level, a.level > 1 else {
      return false
    }
    let words = a.title.lowercased().split(separator: " ")
    let others = b.title.lowercased().split(separator: " ")
    return words.count > 1 && others.count > 1 && words.first == others.first
      && words.last == others.last
  }
}
