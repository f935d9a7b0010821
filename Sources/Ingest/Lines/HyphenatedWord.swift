import Bytes

/// A word that a tool broke at its hyphen: “system-”, and “provided” on the next line.
enum HyphenatedWord {
  /// Whether a text and the line behind it are one word there. “printer- and document-specific” has
  /// a hyphen of its own.
  static func isBroken(_ text: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>) -> Bool {
    guard text.last == UInt8(ascii: "-"), let before = text.dropLast().last,
      ByteClass.isLetter(before), let first = next.first, ByteClass.isLowercase(first)
    else { return false }
    let word = next.prefix(while: ByteClass.isLetter)
    return !joining.contains(String(decoding: word, as: UTF8.self))
  }

  private static let joining: Set = ["and", "or", "to", "nor", "but"]
}
