import Bytes
import Model
import Vocabulary

/// When a page was captured: in which fields tools note it, and how they write it.
enum CaptureDate {
  /// The names of the fields, the surest first, without what separates their words.
  private static let names = [
    "timestamp", "scrapedat", "fetchedat", "crawledat", "capturedat", "datescraped", "captured",
    "retrieved", "clipped", "created", "lastupdated", "date", "publishedtime",
  ]

  /// Where a field of a name comes in that order; nil for any other field.
  static func rank(of name: String) -> Int? {
    names.firstIndex(of: name.lowercased().filter { !"_- ".contains($0) })
  }

  /// The day of a time as tools write it; nil if there is no such day.
  static func day(_ text: String) -> String? {
    let start = String(text.prefix(10)).replacing("/", with: "-")
    if start.utf8.count == 10, CalendarDay(start) != nil { return start }
    return seconds(text).flatMap { HTTPDate.day(HTTPDate.text($0)) } ?? HTTPDate.day(text)
      ?? named(text)
  }

  /// Seconds or milliseconds since 1970.
  private static func seconds(_ text: String) -> Int? {
    guard text.utf8.allSatisfy(ByteClass.isDigit), let number = Int(text) else { return nil }
    switch text.utf8.count {
    case 10: return number
    case 13: return number / 1000
    default: return nil
    }
  }

  /// `Jan 1, 2026`, `January 1, 2026` and `1 January 2026`, whatever is behind it.
  private static func named(_ text: String) -> String? {
    let words = text.split { " ,.".contains($0) }.prefix(3)
    guard words.count == 3 else { return nil }
    let names = [words[0], words[1]]
    guard let place = names.firstIndex(where: { month($0) != nil }), let month = month(names[place])
    else { return nil }
    return AppleDate.iso("\(month) \(names[1 - place]), \(words[2])")
  }

  private static func month(_ word: Substring) -> String? {
    Months.names.first { name in
      word.utf8.count >= 3 && name.lowercased().hasPrefix(word.lowercased())
    }
  }
}
