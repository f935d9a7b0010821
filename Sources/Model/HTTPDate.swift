import Bytes
import Glibc
import Vocabulary

/// A time as HTTP writes it, in whole seconds since 1970.
public enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = Months.names.map { String($0.prefix(3)) }

  public static func text(_ seconds: Int) -> String {
    var seconds = time_t(seconds)
    var time = tm()
    guard gmtime_r(&seconds, &time) != nil else { return text(0) }
    let day = "\(two(time.tm_mday)) \(months[Int(time.tm_mon)]) \(Int(time.tm_year) + 1900)"
    let clock = [time.tm_hour, time.tm_min, time.tm_sec].map(two).joined(separator: ":")
    return "\(days[Int(time.tm_wday)]), \(day) \(clock) GMT"
  }

  /// Nil for anything that is not such a time.
  public static func seconds(_ text: String) -> Int? {
    guard let date = fields(text) else { return nil }
    var time = tm()
    time.tm_mon = Int32(date.month)
    time.tm_mday = date.day
    time.tm_year = date.year - 1900
    (time.tm_hour, time.tm_min, time.tm_sec) = (date.clock[0], date.clock[1], date.clock[2])
    return timegm(&time)
  }

  /// The day alone, as `2015-10-21`; nil too for one that no web server has known.
  public static func day(_ text: String) -> String? {
    fields(text).flatMap { $0.year < 1984 ? nil : $0.iso }
  }
}

extension HTTPDate {
  private struct Fields {
    let year: Int32
    /// From 0 on.
    let month: Int
    let day: Int32
    let clock: [Int32]

    var iso: String { "\(year)-\(two(Int32(month) + 1))-\(two(day))" }
  }

  /// The three ways to write it that one may meet: they differ in marks and order, but the day
  /// is before the year in all.
  private static func fields(_ text: String) -> Fields? {
    guard text.utf8.count < 64 else { return nil }
    var numbers: [Int32] = []
    var month: Int?
    var clock: [Int32]?
    for word in text.split(whereSeparator: { " ,-".contains($0) }) {
      if let found = months.firstIndex(of: String(word)) {
        month = found
      } else if word.contains(":") {
        clock = Self.clock(word)
      } else if let number = number(word) {
        numbers.append(number)
      } else if word != "GMT", !days.contains(String(word.prefix(3))) {
        return nil
      }
    }
    guard let month, let clock, numbers.count == 2 else { return nil }
    let date = Fields(year: year(numbers[1]), month: month, day: numbers[0], clock: clock)
    return CalendarDay(date.iso) == nil ? nil : date
  }

  private static func two(_ number: Int32) -> String { String(number, digits: 2) }

  /// Two digits mean the year that is near.
  private static func year(_ number: Int32) -> Int32 {
    number >= 100 ? number : number + (number < 70 ? 2000 : 1900)
  }

  private static func number(_ word: Substring) -> Int32? {
    guard 1...4 ~= word.utf8.count, word.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int32(word)
  }

  private static func clock(_ word: Substring) -> [Int32]? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
      hour < 24, minute < 60, second < 61
    else { return nil }
    return [hour, minute, second]
  }
}
