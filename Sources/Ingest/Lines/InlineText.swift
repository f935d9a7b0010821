import Bytes

/// Repairs inside a line: addresses made whole, escapes and blanks that only the scrape has.
enum InlineText {
  static func append(_ text: ArraySlice<UInt8>, to output: inout ByteOutput) {
    var run = text.startIndex
    var place = text.startIndex
    while place < text.endIndex {
      guard let repair = repair(at: place, in: text) else {
        place += 1
        continue
      }
      output.append(text[run..<place])
      output.append(repair.replacement)
      place += repair.length
      run = place
    }
    output.append(text[run...])
  }
}

extension InlineText {
  private typealias Repair = (length: Int, replacement: StaticString)

  private static func repair(at place: Int, in text: ArraySlice<UInt8>) -> Repair? {
    let rest = text[place...]
    switch text[place] {
    case UInt8(ascii: "]"):
      return ByteSearch.starts(rest, with: "](/")
        ? (3, "](https://developer.apple.com/") : nil
    case UInt8(ascii: "\\"):
      return ByteSearch.starts(rest, with: "\\#") && isInAddress(place, text) ? (2, "#") : nil
    case UInt8(ascii: "_"), UInt8(ascii: "*"):
      return gapBeforePunctuation(rest) ?? lostGap(at: place, in: text)
    default:
      return nil
    }
  }

  /// `_x_ ,`: a crawler sets a blank behind emphasis, whatever follows.
  private static func gapBeforePunctuation(_ rest: ArraySlice<UInt8>) -> Repair? {
    let mark = rest[rest.startIndex]
    guard mark == UInt8(ascii: "_") else { return nil }
    let next = rest.dropFirst()
    guard next.first == UInt8(ascii: " "), let sign = next.dropFirst().first,
      ",.;:!?)".utf8.contains(sign)
    else { return nil }
    return (2, "_")
  }

  /// `**Lead.**Next`: the blank behind a bold lead, which a scrape swallowed.
  private static func lostGap(at place: Int, in text: ArraySlice<UInt8>) -> Repair? {
    guard ByteSearch.starts(text[place...], with: "**"), place > text.startIndex,
      ".?!".utf8.contains(text[place - 1]), let next = text[(place + 2)...].first,
      ByteClass.isLetter(next)
    else { return nil }
    return (2, "** ")
  }

  /// Whether a place is between `](` and the blank or bracket that ends an address.
  private static func isInAddress(_ place: Int, _ text: ArraySlice<UInt8>) -> Bool {
    var back = place
    while back > text.startIndex + 1 {
      back -= 1
      if ByteClass.isSpace(text[back]) { return false }
      if text[back] == UInt8(ascii: "("), text[back - 1] == UInt8(ascii: "]") { return true }
    }
    return false
  }
}
