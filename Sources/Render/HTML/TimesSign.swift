import Bytes

/// `44x44` and `59X30` as `44×44` and `59×30`: between numbers, the letter stands for the sign.
public enum TimesSign {
  public static func shown(_ text: String) -> String {
    // Few texts have a sign, and only those are copied.
    let utf8 = text.utf8Span
    let signs = places(in: utf8.span)
    guard !signs.isEmpty else { return text }
    var shown = Array(text.utf8)
    for place in signs.reversed() { shown.replaceSubrange(place...place, with: "×".utf8) }
    return String(decoding: shown, as: UTF8.self)
  }

  private static func places(in bytes: Span<UInt8>) -> [Int] {
    var (places, start): ([Int], Int) = ([], 0)
    while let place = ByteSearch.next("x", inAnyCase: bytes, from: start) {
      if isBetweenNumbers(place, bytes) { places.append(place) }
      start = place + 1
    }
    return places
  }

  /// With a blank on both sides or on none. `0x10` is a number by itself.
  private static func isBetweenNumbers(_ place: Int, _ bytes: Span<UInt8>) -> Bool {
    let blank = UInt8(ascii: " ")
    let isApart = place > 0 && bytes[place - 1] == blank
    let left = place - (isApart ? 2 : 1)
    let right = place + (isApart ? 2 : 1)
    guard left >= 0, right < bytes.count, ByteClass.isDigit(bytes[left]),
      ByteClass.isDigit(bytes[right]), !isApart || bytes[place + 1] == blank
    else { return false }
    let isZero = bytes[left] == UInt8(ascii: "0")
    let isAlone = left == 0 || !isOfNumber(bytes[left - 1])
    return !(isZero && isAlone)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    ByteClass.isAlphanumeric(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }
}
