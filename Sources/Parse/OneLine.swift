import Model

extension String {
  /// The words, with one space between each and the next.
  var onOneLine: String {
    isOnOneLine ? self : split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Whether there are no blanks but single spaces between words.
  private var isOnOneLine: Bool {
    var last: Unicode.Scalar = " "
    for letter in unicodeScalars {
      if letter.isBlank, letter != " " || last == letter { return false }
      last = letter
    }
    return last != " "
  }
}
