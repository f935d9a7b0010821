import Bytes

/// `-6` as `−6`: at the beginning of a cell, before a number, the hyphen stands for the sign.
enum MinusSign {
  static func shown(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "-"), let next = bytes.dropFirst().first,
      ByteClass.isDigit(next)
    else { return text }
    return "−" + text.dropFirst()
  }
}
