import Bytes
import Model

/// A cell under its header, prepared for the types of columns.
struct ReadableCell {
  let cell: CellText
  let header: ColumnHeader
  /// The words with one spelling of blanks, hyphens and crosses, and none around.
  let bytes: [UInt8]
  let hasDigits: Bool
  /// What the figures say, if the cell is made of figures.
  let measure: CellValue?

  /// Longer cells are prose.
  static let longest = 200

  init(_ cell: CellText, under header: ColumnHeader) {
    self.cell = cell
    self.header = header
    bytes = cell.words.utf8.count > Self.longest ? [] : FoldedBytes.of(cell.words)
    hasDigits = bytes.contains(where: ByteClass.isDigit)
    measure = hasDigits && cell.codes.isEmpty ? Measure.read(bytes) : nil
  }

  /// A part of a cell, for lists.
  init(part: ArraySlice<UInt8>, under header: ColumnHeader) {
    self.init(CellText(words: String(decoding: part, as: UTF8.self)), under: header)
  }

  /// Nothing, or a sign for it.
  var isAbsent: Bool {
    guard cell.words.utf8.count <= Self.longest, cell.pictures.isEmpty else { return false }
    return bytes.allSatisfy { $0 == UInt8(ascii: "-") } || isWord("n/a")
  }

  /// Whether the cell is that word, in either case.
  func isWord(_ word: String) -> Bool {
    bytes.count == word.utf8.count
      && zip(bytes, word.utf8).allSatisfy { ByteClass.lowered($0) == $1 }
  }
}
