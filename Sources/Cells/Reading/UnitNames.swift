import Model

/// How units are spelled.
enum UnitNames {
  static let all: [(name: String, unit: Unit)] = [
    ("pt", .points), ("pts", .points), ("point", .points), ("points", .points),
    ("px", .pixels), ("pixel", .pixels), ("pixels", .pixels),
    ("mm", .millimeters), ("millimeter", .millimeters), ("millimeters", .millimeters),
    ("cm", .centimeters), ("centimeter", .centimeters), ("centimeters", .centimeters),
    ("in", .inches), ("inch", .inches), ("inches", .inches),
    ("%", .percent), ("percent", .percent),
    ("ppi", .pixelsPerInch), ("dpi", .dotsPerInch),
    ("em/1000", .thousandthsOfEm), ("1/1000 em", .thousandthsOfEm),
    ("fps", .framesPerSecond), ("frames per second", .framesPerSecond), ("hz", .hertz),
    ("kb", .kilobytes), ("mb", .megabytes), ("kbps", .kilobitsPerSecond),
    ("s", .seconds), ("sec", .seconds), ("second", .seconds), ("seconds", .seconds),
    ("min", .minutes), ("minute", .minutes), ("minutes", .minutes),
    ("°", .degrees), ("degree", .degrees), ("degrees", .degrees),
    ("bit", .bits), ("bits", .bits),
  ]
}

extension ByteScanner {
  /// A unit from here on, behind blanks or a hyphen: `44pt`, `8-bit`, `10.9-inch`.
  mutating func unit() -> Unit? {
    attempt { ahead in
      ahead.skipSpaces()
      if ahead.take(UInt8(ascii: "-")) { ahead.skipSpaces() }
      return ahead.unitName()
    }
  }

  mutating func unitName() -> Unit? {
    guard !isAtEnd else { return nil }
    for (name, unit) in UnitNames.all where take(word: name) { return unit }
    return nil
  }
}
