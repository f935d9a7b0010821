import Glibc

/// The time of day as HTTP writes it, in whole seconds since 1970.
enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func text(_ seconds: Int) -> String {
    var seconds = time_t(seconds)
    var time = tm()
    guard gmtime_r(&seconds, &time) != nil else { return text(0) }
    let day = "\(two(time.tm_mday)) \(months[Int(time.tm_mon)]) \(Int(time.tm_year) + 1900)"
    let clock = [time.tm_hour, time.tm_min, time.tm_sec].map(two).joined(separator: ":")
    return "\(days[Int(time.tm_wday)]), \(day) \(clock) GMT"
  }

  /// The three ways to write it that one may meet: they differ in marks and order, but the day
  /// is before the year in all. Nil for anything else.
  static func seconds(_ text: String) -> Int? {
    guard text.utf8.count < 64 else { return nil }
    var time = tm()
    var numbers: [Int32] = []
    var month: Int?
    var clock: [Int32]?
    for word in text.split(whereSeparator: { " ,-".contains($0) }) {
      if let found = months.firstIndex(of: String(word)) { month = found }
      if word.contains(":") { clock = Self.clock(word) }
      if let number = number(word) { numbers.append(number) }
    }
    guard let month, let clock, numbers.count == 2, 1...31 ~= numbers[0] else { return nil }
    time.tm_mon = Int32(month)
    time.tm_mday = numbers[0]
    time.tm_year = year(numbers[1]) - 1900
    (time.tm_hour, time.tm_min, time.tm_sec) = (clock[0], clock[1], clock[2])
    return timegm(&time)
  }
}

extension HTTPDate {
  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }

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
