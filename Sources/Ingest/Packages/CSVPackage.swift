import Bytes
import JSON

/// A table of pages, as crawlers and spreadsheets write it: a row for each, its columns named in
/// the first line.
enum CSVPackage {
  static let form = "CSV"

  static func contents(_ bytes: ArraySlice<UInt8>) -> PackageContents? {
    guard let header = CSVHeader(bytes) else { return nil }
    var found = PackageContents(form: form)
    var reader = CSVReader(bytes[header.end...], between: header.separator, line: 2)
    while let row = reader.next() {
      if row.cells.count == 1, row.cells[0].isEmpty { continue }
      guard row.isClosed else {
        found.unclosed = row.line
        continue
      }
      guard row.cells.count == header.names.count else {
        found.broken.append(row.line)
        continue
      }
      let members = zip(header.names, row.cells).map {
        JSONMember($0, .string(Scrape.string($1[...])))
      }
      if let page = PackedRecord.page(.object(members)) {
        found.pages.append(page)
      } else {
        found.others += 1
      }
    }
    found.isMisencoded = !UTF8Check.isValid(bytes.span)
    PackedChunks.join(&found)
    return found
  }

  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool { CSVHeader(bytes) != nil }
}

/// The names of the columns, if one of them is the text of pages and another what they are called.
private struct CSVHeader {
  let names: [String]
  let separator: UInt8
  let end: Int

  init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first, ByteClass.isLetter(first) || "\"_,;\t".utf8.contains(first)
    else { return nil }
    let line = bytes.prefix(Self.longest).prefix { $0 != UInt8(ascii: "\n") }
    guard line.endIndex < bytes.endIndex, bytes[line.endIndex] == UInt8(ascii: "\n"),
      let separator = line.first(where: ",;\t".utf8.contains)
    else { return nil }
    var reader = CSVReader(line, between: separator, line: 1)
    let cells = (reader.next()?.cells ?? []).map { Scrape.string($0[...].trimmed) }
    names = cells.map { cell in Self.known[cell.lowercased()] ?? cell }
    let texts = PackedRecord.names + PackedRecord.genericNames
    guard names.contains(where: texts.contains),
      names.contains(where: PackedRecord.labels.contains),
      names.allSatisfy({ $0.utf8.count <= Self.longestName })
    else { return nil }
    (self.separator, end) = (separator, line.endIndex + 1)
  }

  private static let longest = 2048
  private static let longestName = 40

  /// Spreadsheets write names with capitals.
  private static let known = Dictionary(
    (PackedRecord.names + PackedRecord.genericNames + PackedRecord.labels + PackedPart.counted
      + PackedPart.sure + PackedPart.others).map { ($0.lowercased(), $0) }
  ) { first, _ in first }
}

/// The rows of CSV (RFC 4180): cells in quotes may have lines of their own.
struct CSVReader {
  struct Row {
    var cells: [[UInt8]] = []
    /// Where it begins.
    let line: Int
    /// Whether its quotes end.
    var isClosed = true
  }

  private let bytes: ArraySlice<UInt8>
  private let separator: UInt8
  private var place: Int
  private var line: Int

  init(_ bytes: ArraySlice<UInt8>, between separator: UInt8, line: Int) {
    (self.bytes, self.separator, self.line) = (bytes, separator, line)
    place = bytes.startIndex
  }

  mutating func next() -> Row? {
    guard place < bytes.endIndex else { return nil }
    var row = Row(line: line)
    var isEnded = false
    while !isEnded {
      let (start, first) = (place, line)
      let isQuoted = place < bytes.endIndex && bytes[place] == UInt8(ascii: "\"")
      row.cells.append(isQuoted ? quoted(&row.isClosed) : plain())
      guard row.isClosed else {
        goOn(behind: start, first)
        return row
      }
      isEnded = place >= bytes.endIndex || bytes[place] == UInt8(ascii: "\n")
      place += 1
    }
    line += 1
    return row
  }

  /// Goes on behind the first line of a cell that would take all others with it. It happens once:
  /// all quotation marks behind it come in twos, so each cell there is closed where it begins.
  private mutating func goOn(behind start: Int, _ first: Int) {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    place = end.map { $0 + 1 } ?? bytes.endIndex
    line = first + 1
  }
}

extension CSVReader {
  private mutating func plain() -> [UInt8] {
    let cell = bytes[place...].prefix { $0 != separator && $0 != UInt8(ascii: "\n") }
    place = cell.endIndex
    return Array(cell.last == UInt8(ascii: "\r") ? cell.dropLast() : cell)
  }

  /// A quotation mark stands for itself if it is there twice.
  private mutating func quoted(_ isClosed: inout Bool) -> [UInt8] {
    let mark = UInt8(ascii: "\"")
    var cell: [UInt8] = []
    place += 1
    while place < bytes.endIndex {
      let part = bytes[place...].prefix { $0 != mark }
      cell += part
      place = part.endIndex + 1
      guard part.endIndex < bytes.endIndex else { break }
      guard place < bytes.endIndex, bytes[place] == mark else {
        count(linesOf: cell)
        return cell + plain()
      }
      cell.append(mark)
      place += 1
    }
    isClosed = false
    count(linesOf: cell)
    return cell
  }

  private mutating func count(linesOf cell: [UInt8]) {
    line += cell.count { $0 == UInt8(ascii: "\n") }
  }
}
