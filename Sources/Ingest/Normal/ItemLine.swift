import Bytes

/// An item of a list: how far it is indented, its marker in our form, its text.
struct ItemLine {
  let indent: Int
  let marker: [UInt8]
  let text: ArraySlice<UInt8>

  var isOrdered: Bool { marker != [UInt8(ascii: "-")] }

  init?(_ line: ArraySlice<UInt8>) {
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let rest = line.dropFirst(blanks.count)
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
    indent = blanks.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
    text = Scrape.trimmed(rest.dropFirst(digits.count + 2))
  }
}
