extension String {
  /// The text with nothing in it that a terminal would obey: scraped text may hold anything.
  /// Line feeds stay.
  var printable: String {
    guard unicodeScalars.contains(where: Self.isCommand) else { return self }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars { text.append(Self.isCommand(scalar) ? "\u{FFFD}" : scalar) }
    return String(text)
  }

  /// Control characters, and those that turn the direction of what follows.
  private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
