import Bytes
import Vocabulary

/// Names of Apple’s interfaces, which fell apart at their capitals: `UISearch Controller`,
/// `open Window Action`, `update Progress(_:)`.
struct SpacedSymbols {
  private let bytes: [UInt8]
  private let parts: [Range<Int>]

  /// The parts that go on a name which the part before them begins.
  static func joins(_ bytes: [UInt8], _ parts: [Range<Int>]) -> Set<Int> {
    let symbols = SpacedSymbols(bytes: bytes, parts: parts)
    var joins: Set<Int> = []
    var place = 0
    while place < parts.count {
      let end = symbols.end(place)
      joins.formUnion((place..<end).dropFirst())
      place = max(end, place + 1)
    }
    return joins
  }
}

extension SpacedSymbols {
  /// A name is no longer than this, in parts.
  private static let longest = 12

  /// Behind the name that begins at a part; the same place if none does.
  private func end(_ place: Int) -> Int {
    if let end = call(place) { return end }
    if isClass(place) { return capitals(from: place) }
    guard place > 0, text(place - 1) == "see", isMember(place) || isType(place) else {
      return place
    }
    let end = capitals(from: place)
    return end > place + 1 && isClosed(end - 1) ? end : place
  }

  /// `open`, `is`: what names of members begin with.
  private func isMember(_ place: Int) -> Bool {
    isSmall(place) && !isSystem(place)
      && (Verbs.all.contains(text(place)) || Self.members.contains(text(place)))
  }

  /// Words and a mark, which ends what people shall see.
  private func isClosed(_ place: Int) -> Bool {
    guard let mark = text(place).last else { return false }
    return ",.;)".contains(mark) && bare(place).allSatisfy(\.isLetter)
  }

  /// `update Progress(_:)`, `ornament(visibility:attachment Anchor:content Alignment:)`.
  private func call(_ place: Int) -> Int? {
    guard isSmall(place) || isClass(place) else { return nil }
    var end = place
    while end < parts.count, end < place + Self.longest, isJoined(end, to: place) {
      let part = bytes[parts[end]]
      let isOpen = parts[place..<end].contains { bytes[$0].contains(UInt8(ascii: "(")) }
      guard end == place || isOpen || ByteClass.isUppercase(part[part.startIndex]) else {
        return nil
      }
      if isOpen || hasBracket(part), part.contains(UInt8(ascii: ")")) { return end + 1 }
      if !isOpen, !hasBracket(part), !isWord(end) { return nil }
      end += 1
    }
    return nil
  }

  /// `Progress(_:)`: a bracket with an argument behind a letter.
  private func hasBracket(_ part: ArraySlice<UInt8>) -> Bool {
    guard let bracket = part.firstIndex(of: UInt8(ascii: "(")), bracket > part.startIndex else {
      return false
    }
    return ByteClass.isLetter(part[bracket - 1]) && part[bracket...].contains(UInt8(ascii: ":"))
  }

  /// Behind the words with a capital that follow.
  private func capitals(from place: Int) -> Int {
    var end = place + 1
    while end < parts.count, end < place + Self.longest, isWord(end - 1), isJoined(end, to: place),
      ByteClass.isUppercase(bytes[parts[end].lowerBound])
    {
      end += 1
    }
    return end
  }

  /// One blank is in front of each part but the first.
  private func isJoined(_ place: Int, to start: Int) -> Bool {
    place == start || SpacedNames.areApart(bytes, parts, at: place)
  }

  /// `UISearch`: the letters of a framework, and a word.
  private func isClass(_ place: Int) -> Bool {
    let part = bytes[parts[place]]
    guard isWord(place), part.count > 3, !Names.isBrand(part) else { return false }
    let capitals = part.prefix(while: ByteClass.isUppercase)
    let word = part.dropFirst(capitals.count)
    return word.count > 1 && word.allSatisfy(ByteClass.isLowercase)
      && !part.reversed().starts(with: "oundation".utf8.reversed())
      && Self.prefixes.contains(String(decoding: capitals.dropLast(), as: UTF8.self))
  }

  /// `Payment Card Reader`: words with capitals, the last of which says what kind of type it is.
  /// Apple’s own names are not joined.
  private func isType(_ place: Int) -> Bool {
    guard isWord(place), !text(place).hasSuffix("ing"), !Self.brands.contains(text(place)),
      ByteClass.isUppercase(bytes[parts[place].lowerBound])
    else { return false }
    return Self.types.contains(bare(capitals(from: place) - 1))
  }

  private func isSmall(_ place: Int) -> Bool {
    let part = bytes[parts[place]]
    return part.first.map(ByteClass.isLowercase) == true && !Openers.goesOn(part)
  }

  /// `i` and `mac`, which other names begin with.
  private func isSystem(_ place: Int) -> Bool {
    place + 1 < parts.count && SpacedNames.joins(bytes, parts, at: place + 1)
  }

  private func isWord(_ place: Int) -> Bool { bytes[parts[place]].allSatisfy(ByteClass.isLetter) }

  private func text(_ place: Int) -> String { String(decoding: bytes[parts[place]], as: UTF8.self) }

  private func bare(_ place: Int) -> String { text(place).filter { !".,;)".contains($0) } }

  private static let types: Set = [
    "Action", "Behavior", "Controller", "Coordinator", "Effect", "Entry", "Extra", "Intent",
    "Modifier", "Phrase", "Picker", "Placement", "Preference", "Protocol", "Reader", "Regions",
    "Scene", "Shape", "Style",
  ]

  private static let brands: Set = ["App", "Apple", "Game", "Home", "Live", "Mac", "Quick"]

  private static let members: Set = [
    "accessibility", "allows", "can", "did", "has", "is", "on", "prefers", "should", "supports",
    "will",
  ]

  private static let prefixes: Set = [
    "AR", "AS", "AV", "CA", "CG", "CI", "CK", "CL", "CN", "CX", "EK", "GC", "GK", "HK", "HM", "IN",
    "MK", "MP", "MT", "NS", "PH", "PK", "QL", "SC", "SF", "SK", "SN", "TV", "UI", "UN", "WC", "WK",
    "XC",
  ]
}
