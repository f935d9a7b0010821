/// A day by its number, so that days can be counted between two dates.
public struct CalendarDay: Sendable, Equatable {
  /// From March 1 of the year 0 on.
  public let number: Int

  /// Of a date such as `2026-02-01`, whatever is behind it; nil if it is none.
  public init?(_ date: String) {
    let date = Array(date.utf8.prefix(10))
    guard date.count == 10, date[4] == Self.dash, date[7] == Self.dash,
      let year = Self.number(date[..<4]), let month = Self.number(date[5..<7]),
      let day = Self.number(date[8...]),
      1...12 ~= month, 1...Self.length(of: month, year) ~= day
    else { return nil }
    // Years begin in March, so that the day of a leap year comes last.
    let shifted = (month + 9) % 12
    let years = year - shifted / 10
    let leaps = years / 4 - years / 100 + years / 400
    number = 365 * years + leaps + (shifted * 306 + 5) / 10 + day - 1
  }

  private static let dash = UInt8(ascii: "-")

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard 0x30...0x39 ~= digit else { return nil }
      number = 10 * number + Int(digit - 0x30)
    }
    return number
  }

  private static func length(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
