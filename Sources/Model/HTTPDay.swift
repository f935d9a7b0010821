/// The day of a date as servers write it: `Wed, 21 Oct 2015 07:28:00 GMT`, and the two older forms.
public enum HTTPDay {
  /// As `2015-10-21`; nil if the text is no such date.
  public static func iso(_ text: some StringProtocol) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }
    guard words.count >= 5, names.contains(String(words[0].prefix(3))) else { return nil }
    // `Wed Oct 21 07:28:00 2015` has its year at the end.
    if let month = months.firstIndex(of: String(words[1])), words.count == 5 {
      return date(words[4], month, words[2])
    }
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: String(words[2]))
    else { return nil }
    return date(words[3], month, words[1])
  }

  private static let longest = 64
  private static let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func date(
    _ year: some StringProtocol, _ month: Int, _ day: some StringProtocol
  ) -> String? {
    guard let year = number(year), let day = number(day) else { return nil }
    let whole = year < 70 ? 2000 + year : year < 100 ? 1900 + year : year
    guard 1984...2100 ~= whole else { return nil }
    let date = "\(whole)-\(twoDigits(month + 1))-\(twoDigits(day))"
    return CalendarDay(date) == nil ? nil : date
  }

  private static func number(_ digits: some StringProtocol) -> Int? {
    digits.utf8.allSatisfy { 0x30...0x39 ~= $0 } && digits.utf8.count <= 4 ? Int(digits) : nil
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
