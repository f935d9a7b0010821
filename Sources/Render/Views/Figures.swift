import Bytes

/// Numbers as people read them.
public enum Figures {
  /// `1234567` as `1,234,567`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "−" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A size in bytes as `812 KB` or `24.6 MB`.
  static func size(_ bytes: Int) -> String {
    let kilobytes = (bytes + 999) / 1000
    guard kilobytes >= 1000 else { return "\(kilobytes) KB" }
    let tenths = (kilobytes + 50) / 100
    return "\(grouped(tenths / 10)).\(tenths % 10) MB"
  }

  /// A share of a whole in per cent, with one decimal.
  public static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let perMille = (part * 2000 + whole) / (whole * 2)
    return "\(perMille / 10).\(perMille % 10)%"
  }
}
