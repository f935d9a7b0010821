/// A table of a page as data. The tables in the panels of one group of tabs are one, the panel
/// being its first column.
public struct DataTable: Sendable, Equatable {
  /// `layout--ios-ipados-device-screen-dimensions`: the same in every build, also when other tables
  /// come or go in other sections.
  public let id: String
  public let caption: String
  /// What readers see above it. It says what is in the table, also where the caption, for programs,
  /// is only its section’s title.
  public private(set) var name: String
  /// The section that it is in, an index into `Document.sections`; nil above the first heading.
  public let section: Int?
  public let columns: [DataColumn]
  public let rows: [DataRow]
  /// The tables of the page that it was made of, in reading order.
  public let parts: [TablePart]
  /// The panels that no source has.
  public let missingPanels: [String]
  /// The small print under the table.
  public let notes: [String]
  /// Whether rows and columns were worked out from cells, and may be wrong.
  public let isGuessed: Bool

  public init(
    id: String, caption: String, section: Int?, columns: [DataColumn], rows: [DataRow],
    parts: [TablePart], missingPanels: [String] = [], notes: [String] = [], isGuessed: Bool = false
  ) {
    self.id = id
    self.caption = caption
    name = caption
    self.section = section
    self.columns = columns
    self.rows = rows
    self.parts = parts
    self.missingPanels = missingPanels
    self.notes = notes
    self.isGuessed = isGuessed
  }

  public func named(_ name: String) -> DataTable {
    var table = self
    table.name = name
    return table
  }

  public var isJoined: Bool { parts.count > 1 || parts.contains { $0.panel != nil } }
}

/// One table of the page, and which rows of the data are its own.
public struct TablePart: Sendable, Equatable {
  /// The table's node.
  public let node: Int
  /// The label of its tab.
  public let panel: String?
  public let rows: Range<Int>

  public init(node: Int, panel: String?, rows: Range<Int>) {
    self.node = node
    self.panel = panel
    self.rows = rows
  }
}

/// A column: what its header says, and what its cells have in common.
public struct DataColumn: Sendable, Equatable {
  /// As in the table; empty where the header cell is.
  public let name: String
  /// `size-points`: the name for programs, once in a table.
  public let key: String
  public let type: ColumnType
  /// The unit that the header states for the whole column, or that all cells share.
  public let unit: Unit?

  public init(name: String, key: String, type: ColumnType, unit: Unit? = nil) {
    self.name = name
    self.key = key
    self.type = type
    self.unit = unit
  }
}

/// A row with one cell for each column.
public struct DataRow: Sendable, Equatable {
  /// The row's node; its line is the row's place.
  public let node: Int
  public let cells: [DataCell]

  public init(node: Int, cells: [DataCell]) {
    self.node = node
    self.cells = cells
  }
}

public struct DataCell: Sendable, Equatable {
  /// The words of the cell as they are, paragraphs apart by a line feed.
  public let raw: String
  public let value: CellValue
  /// The cell's node; nil for a panel's label and for a cell that the row does not have.
  public let node: Int?
  /// Whether the words are in a cell above that spans this row too.
  public let isSpanned: Bool

  public init(raw: String, value: CellValue, node: Int?, isSpanned: Bool = false) {
    self.raw = raw
    self.value = value
    self.node = node
    self.isSpanned = isSpanned
  }
}
