/// A day by its number, so that days can be counted between two dates.
public struct CalendarDay: Sendable, Equatable {
  /// From March 1 of the year 0 on.
  public let number: Int

  /// Of a date such as `2026-02-01`, whatever is behind it; nil if it is none.
  public init?(_ date: String) {
    let parts = date.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      1...12 ~= month, 1...Self.length(of: month, year) ~= day
    else { return nil }
    // Years begin in March, so that the day of a leap year comes last.
    let shifted = (month + 9) % 12
    let years = year - shifted / 10
    let leaps = years / 4 - years / 100 + years / 400
    number = 365 * years + leaps + (shifted * 306 + 5) / 10 + day - 1
  }

  private static func length(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
