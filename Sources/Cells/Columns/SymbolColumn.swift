import Bytes
import Model
import Vocabulary

/// `systemRed` as code: a name of the programming interface or of SF Symbols.
enum SymbolColumn: ColumnReader {
  static let types: [ColumnType] = [.symbol]

  static func read(_ cell: ReadableCell) -> CellValue? {
    let names = cell.cell.codes.map { Array(Array($0.utf8)[...].trimmed) }
    guard let first = names.first, names.allSatisfy(isName), cell.bytes.starts(with: first),
      cell.header.framework != nil || isAll(cell.bytes, names)
    else { return nil }
    let symbols = names.map { name in
      CellValue.symbol(
        SymbolName(
          String(decoding: name, as: UTF8.self), framework: framework(of: name, in: cell)))
    }
    return symbols.count == 1 ? symbols[0] : .list(symbols)
  }

  /// The header's framework, else the one in whose documentation the name's link leads.
  private static func framework(of name: [UInt8], in cell: ReadableCell) -> String? {
    if let framework = cell.header.framework { return framework }
    let links = cell.cell.links
    let link = links.count == 1 ? links.first : links.first { Array($0.words.utf8) == name }
    return link.flatMap { DocumentationAddress($0.address)?.framework }
  }

  /// An identifier, but no name of a file.
  private static func isName(_ code: [UInt8]) -> Bool {
    guard let first = code.first, ByteClass.isLetter(first) || first == UInt8(ascii: "."),
      !code.contains(where: ByteClass.isSpace)
    else { return false }
    let ending = code.split(separator: UInt8(ascii: ".")).last ?? []
    return code.count == ending.count || !fileEndings.contains { ending.elementsEqual($0.utf8) }
  }

  private static let fileEndings = ["png", "pdf", "svg", "jpg", "jpeg", "json", "plist", "strings"]

  /// Whether nothing but the names is in the cell, and what sets them apart.
  private static func isAll(_ bytes: [UInt8], _ names: [[UInt8]]) -> Bool {
    CellParts.split(bytes).elementsEqual(names) { $0.elementsEqual($1) }
  }
}
