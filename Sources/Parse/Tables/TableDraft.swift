import Model

/// One table of the data on its way: the tables of the page that it is made of.
struct TableDraft: Sendable, Equatable {
  struct Part: Sendable, Equatable {
    let found: FoundTable
    let grid: TableGrid
    var panel: String?
  }

  let section: Int?
  /// What the columns are called, in each of the parts.
  let names: [String]
  private(set) var parts: [Part]
  private var absent: [String]

  init(_ part: Part, section: Int?, missing: [String] = []) {
    self.section = section
    names = part.grid.names
    parts = [part]
    absent = missing
  }

  /// Part of a group of tabs, or of a run of tables with labels.
  var hasPanels: Bool { parts[0].panel != nil }
  /// The line above it, if it is one table.
  var label: String? { parts.count == 1 ? parts[0].found.label ?? parts[0].panel : nil }
  var missing: [String] { absent.once }
  var notes: [String] { parts.flatMap(\.found.notes).once }

  mutating func add(_ other: TableDraft) {
    parts += other.parts
    absent += other.absent
  }

  /// Takes the label above each table for the label of a panel.
  mutating func takeLabels() {
    for place in parts.indices { parts[place].panel = parts[place].found.label }
  }
}
