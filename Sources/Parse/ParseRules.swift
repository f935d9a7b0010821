public import Diagnostics

/// What is found in tables and in Markdown.
extension Rule {
  static let columnConflict = Rule(
    "column-conflict", .note, "A cell does not have the type of its column.")
  static let duplicateRow = Rule(
    "duplicate-row", .note, "A table has a duplicate row.")
  static let largeTable = Rule(
    "large-table", .warning, "A table with too many cells for its page is shown as text.")
  static let longReference = Rule(
    "long-reference", .warning, "A link definition would expand to megabytes; it is shown as text.")
  static let manyTables = Rule(
    "many-tables", .warning, "A page has more tables than are read as data.")
  static let pixelsDiffer = Rule(
    "pixels-differ", .note, "A size in pixels is not its points times its scale.")
  static let tableHeaderBelow = Rule(
    "table-header-below", .note, "A table’s header is empty; its first row was read as the header.")
  static let tableHeaderIsData = Rule(
    "table-header-is-data", .note, "A table’s header row looks like its other rows.")
  static let tableRowShifted = Rule(
    "table-row-shifted", .note, "Some rows of a table lack their first cell.")
  static let unitDiffers = Rule(
    "unit-differs", .note, "A cell’s unit differs from its header’s.")
  static let wideTable = Rule(
    "wide-table", .warning, "A table of a page has too many columns and is shown as text.")
}

extension [Rule] {
  public static let parse: [Rule] = [
    .columnConflict, .duplicateRow, .largeTable, .longReference, .manyTables, .pixelsDiffer,
    .tableHeaderBelow, .tableHeaderIsData, .tableRowShifted, .unitDiffers, .wideTable,
  ]
}
