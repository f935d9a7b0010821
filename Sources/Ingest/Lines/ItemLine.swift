import Bytes

/// An item of a list: how deep it stands, its marker in our form, its text.
struct ItemLine {
  let depth: Int
  let marker: [UInt8]
  let text: ArraySlice<UInt8>

  init?(_ line: ArraySlice<UInt8>) {
    let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
    let rest = line.dropFirst(indent)
    let digits = rest.prefix(while: ByteClass.isDigit)
    let mark = rest.dropFirst(digits.count).prefix(2)
    guard let sign = mark.first, mark.last == UInt8(ascii: " "), mark.count == 2 else { return nil }
    if digits.isEmpty {
      guard "*-+".utf8.contains(sign) else { return nil }
      marker = [UInt8(ascii: "-")]
    } else {
      guard digits.count < 4, sign == UInt8(ascii: ".") else { return nil }
      marker = digits + [sign]
    }
    // The first level is indented by two in some shapes, and a nested one by four.
    depth = min(indent / 4, 3)
    text = Scrape.trimmed(rest.dropFirst(digits.count + 2))
  }
}
