import Bytes

/// Names with capitals inside, which fell apart: `i Phone`, `Swift UI`, `@2 x`.
enum SpacedNames {
  /// Whether a part goes on the name that the part before it begins.
  static func joins(_ bytes: [UInt8], _ parts: [Range<Int>], at place: Int) -> Bool {
    guard parts[place].lowerBound == parts[place - 1].upperBound + 1 else { return false }
    let (before, part) = (bytes[parts[place - 1]], bytes[parts[place]])
    let letters = before.suffix(
      before.reversed().prefix(20).prefix(while: ByteClass.isLetter).count)
    if part.starts(with: "OS".utf8) {
      if systems.contains(where: { letters.elementsEqual($0.utf8) }) { return true }
      return letters.elementsEqual("Pad".utf8) && place > 1
        && ends(bytes[parts[place - 2]], in: "i")
    }
    let isFirst = letters.first.map(ByteClass.isUppercase) ?? false
    if isFirst, starts(part, with: "Kit") { return true }
    let first = String(decoding: letters, as: UTF8.self)
    if let rests = rests[first] { return rests.contains { starts(part, with: $0) } }
    return isNumber(before, part)
  }

  private static func ends(_ part: ArraySlice<UInt8>, in letter: Character) -> Bool {
    part.last == letter.asciiValue
      && part.dropLast().last.map(ByteClass.isAlphanumeric) != true
  }

  /// Whether a part is that word, or its plural, or goes on with a capital.
  private static func starts(_ part: ArraySlice<UInt8>, with rest: String) -> Bool {
    guard part.starts(with: rest.utf8) else { return false }
    var behind = part.dropFirst(rest.utf8.count)
    if behind.first == UInt8(ascii: "s") { behind = behind.dropFirst() }
    return behind.first.map(ByteClass.isLowercase) != true
  }

  /// `@2 x`, `3 D`, `P 3`, `5 th`.
  private static func isNumber(_ before: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    let letters = part.prefix { ByteClass.isAlphanumeric($0) }
    guard let last = before.last else { return false }
    if before.elementsEqual("P".utf8) { return letters.elementsEqual("3".utf8) }
    guard ByteClass.isDigit(last) else { return false }
    if before.first == UInt8(ascii: "@") { return letters.elementsEqual("x".utf8) }
    return ["D", "st", "nd", "rd", "th"].contains { letters.elementsEqual($0.utf8) }
  }

  private static let systems = ["i", "mac", "tv", "vision", "watch"]

  /// What follows the first part of a name.
  private static let rests: [String: [String]] = [
    "i": ["Phone", "Pad", "Cloud", "Message", "Tunes", "Mac", "Movie", "Pod", "Beacon", "Work"],
    "Air": ["Drop", "Play", "Pods", "Print", "Tag"], "Auto": ["Fill"], "Car": ["Play"],
    "Face": ["Time"], "Game": ["Save"], "Git": ["Hub"], "Home": ["Pod"], "Java": ["Script"],
    "Mac": ["Book"], "Pi": ["P"], "Pro": ["Motion", "RAW"], "Quick": ["Time", "Type"],
    "Share": ["Play"], "Stand": ["By"], "Swift": ["UI"], "Test": ["Flight"], "Text": ["Edit"],
    "True": ["Depth"], "Vo": ["IP"], "Voice": ["Over"], "You": ["Tube"], "s": ["RGB"],
  ]
}
