public import Diagnostics

/// What is found in tables and in Markdown.
extension Rule {
  static let columnConflict = Rule(
    "column-conflict", .note, "A cell is not what the other cells of its column are.")
  static let duplicateRow = Rule(
    "duplicate-row", .note, "A table has a row twice.")
  static let largeTable = Rule(
    "large-table", .warning, "A table would give its page too many cells: it is shown as text.")
  static let longReference = Rule(
    "long-reference", .warning, "A definition of a link would unfold to megabytes: it is text.")
  static let manyTables = Rule(
    "many-tables", .warning, "A page has too many tables for all of them to be data.")
  static let pixelsDiffer = Rule(
    "pixels-differ", .note, "Pixels are not points times scale.")
  static let tableHeaderBelow = Rule(
    "table-header-below", .note, "A table’s header is empty; its first row was read as one.")
  static let tableHeaderIsData = Rule(
    "table-header-is-data", .note, "A table’s first row is built like all others.")
  static let tableRowShifted = Rule(
    "table-row-shifted", .note, "Rows of a table lack their first cell.")
  static let unitDiffers = Rule(
    "unit-differs", .note, "A cell’s unit is not the one of its header.")
  static let wideTable = Rule(
    "wide-table", .warning, "A table of a page is too wide to be shown as one.")
}

extension [Rule] {
  public static let parse: [Rule] = [
    .columnConflict, .duplicateRow, .largeTable, .longReference, .manyTables, .pixelsDiffer,
    .tableHeaderBelow, .tableHeaderIsData, .tableRowShifted, .unitDiffers, .wideTable,
  ]
}
