import Bytes
import Model

/// The last chapters of a page: lists of links in named groups, and a table of dates.
extension LooseBook {
  private enum Group: String { case related, documentation, videos }

  private static let groups: [String: Group] = [
    "Related": .related, "Developer documentation": .documentation, "Videos": .videos,
  ]

  mutating func readResources(_ range: Range<Int>) {
    var group = Group.related
    for line in range {
      if let next = Self.groups[lines[line].string] {
        group = next
        heading(4, line)
      } else {
        let kind = group == .videos ? Block.Kind.item(depth: 0, number: nil) : .paragraph
        add(kind, resource(line, in: group), line: line, group.rawValue)
      }
    }
  }

  /// The title of a page becomes a link to it; anything else stays text.
  func listItem(_ line: Int) -> [UInt8] { linked(line, to: lexicon.pages[lines[line].string]) }

  /// What other pages link to by the same words. `Name -- Framework` is known by its name.
  private func resource(_ line: Int, in group: Group) -> [UInt8] {
    let text = lines[line].text
    let dashes = ByteSearch.first(of: " -- ", in: text) ?? text.endIndex
    let page = group == .related ? lexicon.pages[lines[line].string] : nil
    let name = String(decoding: text[..<dashes], as: UTF8.self)
    return linked(line, upTo: dashes, to: page ?? lexicon.link(name))
  }

  private func linked(_ line: Int, upTo end: Int? = nil, to address: String?) -> [UInt8] {
    let text = lines[line].text
    guard let address, !lines[line].isLinked else { return markdown(line) }
    let end = end ?? text.endIndex
    return Array("[".utf8) + PlainText.markdown(text[..<end], lexicon, inLine: true)
      + Array("](\(address))".utf8) + PlainText.markdown(text[end...], lexicon, inLine: true)
  }

  /// Rows of a date and one or more sentences under `Date`, `Changes`.
  mutating func readChangeLog(_ range: Range<Int>) {
    var start = range.lowerBound
    if let drawn = AlignedRows.run(self, from: start, upTo: range.upperBound),
      let table = AlignedRows(self, in: drawn)
    {
      add(table: table.rows, lines: table.lines)
      start = drawn.upperBound
    }
    guard start == range.lowerBound, range.count > 3, lines[start].string == "Date",
      lines[start + 1].string == "Changes",
      DateLine.isOne(lines[start + 2].text)
    else {
      return (start..<range.upperBound).forEach {
        add(.paragraph, markdown($0), line: $0, "paragraph")
      }
    }
    var rows = [[markdown(start), markdown(start + 1)]]
    for line in (start + 2)..<range.upperBound {
      if DateLine.isOne(lines[line].text) {
        rows.append([markdown(line), []])
      } else {
        let gap = rows[rows.count - 1][1].isEmpty ? "" : "<br>"
        rows[rows.count - 1][1] += Array(gap.utf8) + markdown(line)
      }
    }
    add(.table, [], rows: rows, lines: range, "change-log")
  }
}
