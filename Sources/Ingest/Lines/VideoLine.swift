import Bytes

/// The link to a film, with its thumbnail inside: `[![](thumbnail) Title ](address)`.
struct VideoLine {
  /// Where the thumbnail ends and the title begins.
  let title: ArraySlice<UInt8>
  let address: ArraySlice<UInt8>

  init?(_ text: ArraySlice<UInt8>) {
    guard ByteSearch.starts(text, with: "[!["), text.last == UInt8(ascii: ")"),
      let picture = text.firstIndex(of: UInt8(ascii: ")")),
      let middle = ByteSearch.last(of: "](", in: text), middle > picture
    else { return nil }
    title = VideoLine.trimmed(text[(picture + 1)..<middle])
    address = text[(middle + 2)..<(text.endIndex - 1)]
    guard !title.isEmpty else { return nil }
  }

  /// Without blanks, and without the `\\` that one crawler writes for line breaks.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isWord(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\\") && !ByteClass.isSpace(byte) }
    guard let first = text.firstIndex(where: isWord), let last = text.lastIndex(where: isWord)
    else { return text[text.startIndex..<text.startIndex] }
    return text[first...last]
  }
}
