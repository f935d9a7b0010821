import Bytes
import Vocabulary

/// The change log: dates stand out even where cells were run together, so its table comes back.
enum FlatChangeLog {
  /// Writes it if its dates are found; the header is `DateChanges`.
  static func write(_ bytes: [UInt8], _ range: Range<Int>, to draft: inout FlatDraft) -> Bool {
    let text = bytes[range]
    let start =
      ByteSearch.starts(text, with: "DateChanges") ? range.lowerBound + 11 : range.lowerBound
    let dates = dates(bytes, start..<range.upperBound)
    guard let first = dates.first, first.lowerBound == start else { return false }
    let ends = dates.dropFirst().map(\.lowerBound) + [range.upperBound]
    let rows = zip(dates, ends).map { date, end in
      [Array(bytes[date]), FlatText.normal(bytes[date.upperBound..<end].trimmed)]
    }
    let header = [Array("Date".utf8), Array("Changes".utf8)]
    draft.book.add(.table, [], rows: [header] + rows, from: range, "change-log")
    return true
  }

  /// Dates that nothing separates from the text around them.
  static func dates(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var dates: [Range<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let isStart = place == range.lowerBound || !ByteClass.isSpace(bytes[place - 1])
      if isStart, let end = dateEnd(bytes[place..<range.upperBound]),
        end == range.upperBound || !ByteClass.isSpace(bytes[end])
      {
        dates.append(place..<end)
        place = end
      } else {
        place += 1
      }
    }
    return dates
  }

  /// Behind `June 9, 2025`, if a text starts with a date.
  static func dateEnd(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first, ByteClass.isUppercase(first),
      let month = Months.names.first(where: { text.starts(with: $0.utf8) })
    else { return nil }
    var rest = text.dropFirst(month.count)
    guard rest.first == UInt8(ascii: " ") else { return nil }
    rest = rest.dropFirst()
    let day = rest.prefix(3).prefix(while: ByteClass.isDigit).count
    rest = rest.dropFirst(day)
    guard 1...2 ~= day, rest.starts(with: ", ".utf8) else { return nil }
    rest = rest.dropFirst(2)
    guard rest.prefix(4).count(where: ByteClass.isDigit) == 4 else { return nil }
    return rest.startIndex + 4
  }
}
