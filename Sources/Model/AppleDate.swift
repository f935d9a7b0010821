import Bytes
import Vocabulary

/// Dates as Apple writes them in change logs: `December 16, 2025`.
public enum AppleDate {
  /// As `2025-12-16`; nil if the text is no such date.
  public static func iso(_ text: some StringProtocol) -> String? {
    guard mayBegin(text.utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }) else {
      return nil
    }
    let words = text.split { $0 == " " || $0 == "," || $0 == "\u{A0}" }
    guard words.count == 3, let month = Months.names.firstIndex(of: String(words[0])),
      let day = Int(words[1]), 1...31 ~= day, let year = Int(words[2]), 1984...2100 ~= year
    else { return nil }
    let date = "\(year)-\(String(month + 1, digits: 2))-\(String(day, digits: 2))"
    return CalendarDay(date) == nil ? nil : date
  }

  /// Whether a date may begin with a byte: a month does, or a blank that is not ASCII’s.
  private static func mayBegin(_ byte: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: "J"), UInt8(ascii: "F"), UInt8(ascii: "M"), UInt8(ascii: "A"),
      UInt8(ascii: "S"), UInt8(ascii: "O"), UInt8(ascii: "N"), UInt8(ascii: "D"):
      true
    default: byte ?? 0 >= 0x80
    }
  }
}
