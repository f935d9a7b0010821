import Bytes
import Model

/// The last chapters of a page: lists of links in named groups, and a table of dates.
extension LooseBook {
  private static let groups = ["Related", "Developer documentation", "Videos"]

  mutating func readResources(_ range: Range<Int>) {
    var isVideos = false
    for line in range {
      if Self.groups.contains(lines[line].string) {
        isVideos = lines[line].string == "Videos"
        heading(4, line)
      } else {
        let kind = isVideos ? Block.Kind.item(depth: 0, number: nil) : .paragraph
        add(kind, listItem(line), lines: line..<(line + 1), isVideos ? "video" : "resource")
      }
    }
  }

  /// The title of a page becomes a link to it; anything else stays text.
  func listItem(_ line: Int) -> [UInt8] {
    let text = markdown(line)
    guard let page = lexicon.pages[lines[line].string] else { return text }
    return Array("[".utf8) + text + Array("](\(page))".utf8)
  }

  /// Rows of a date and one or more sentences under `Date`, `Changes`.
  mutating func readChangeLog(_ range: Range<Int>) {
    let start = range.lowerBound
    guard range.count > 3, lines[start].string == "Date", lines[start + 1].string == "Changes",
      DateLine.isOne(lines[start + 2].text)
    else {
      return range.forEach { add(.paragraph, markdown($0), lines: $0..<($0 + 1), "paragraph") }
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

/// `June 9, 2025`.
enum DateLine {
  static func isOne(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split(separator: UInt8(ascii: " "))
    guard words.count == 3, months.contains(String(decoding: words[0], as: UTF8.self)) else {
      return false
    }
    return words[1].last == UInt8(ascii: ",") && words[1].dropLast().allSatisfy(ByteClass.isDigit)
      && words[2].count == 4 && words[2].allSatisfy(ByteClass.isDigit)
  }

  private static let months: Set<String> = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
