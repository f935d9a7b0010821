/// What may be in the comments by which our own pages mark groups of tabs, and films.
enum MarkComment {
  /// Words that can be in a comment: two hyphens, or a bracket behind one, would end it.
  static func text(_ words: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for byte in words where text.last != UInt8(ascii: "-") || !"->".utf8.contains(byte) {
      text.append(byte)
    }
    return text
  }
}
