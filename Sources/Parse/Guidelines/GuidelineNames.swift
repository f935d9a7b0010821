import Bytes
import Model

/// The ids of a page's guidelines. Each is made of what a guideline itself says and of its section,
/// never of its place, so it stays when others come, go or change.
///
/// - `keep-it-small`: the lead's first words, where no other guideline of the page has them.
/// - `Best-practices--keep-it-small`: the section's anchor in front, of all that share the words.
/// - `Best-practices--keep-it-small--1f2e3d4c`: and a hash of the paragraph, of all in one section.
struct GuidelineNames {
  struct Claim {
    let lead: String
    /// The anchor of the section.
    let section: String
    /// Asked only if the words and the section are not enough.
    let paragraph: () -> String
  }

  /// One for each claim.
  static func ids(of claims: [Claim], sections: [Section]) -> [String] {
    guard !claims.isEmpty else { return [] }
    var taken = AnchorNames(taken: sections.map(\.anchor).filter { !$0.isEmpty })
    let plain = claims.map { plainForm(of: $0) }
    var wishes = plain
    for form in [longForm, sureForm] {
      let counts = Dictionary(wishes.map { ($0, 1) }, uniquingKeysWith: +)
      let doubtful = wishes.indices.filter {
        counts[wishes[$0], default: 0] > 1 || taken.isTaken(wishes[$0])
      }
      // Mostly at once.
      if doubtful.isEmpty { break }
      for index in doubtful { wishes[index] = form(claims[index]) }
    }
    return wishes.map { taken.take($0) }
  }
}

extension GuidelineNames {
  private static func plainForm(of claim: Claim) -> String {
    let words = words(of: claim.lead)
    return words.isEmpty ? "guideline" : AnchorNames.cut(words)
  }

  /// With the section in front, if there is one and room for it.
  private static func longForm(of claim: Claim) -> String {
    let long = front(of: claim) + plainForm(of: claim)
    return claim.section.isEmpty || long.utf8.count > room ? sureForm(of: claim) : long
  }

  private static func sureForm(of claim: Claim) -> String {
    let plain = plainForm(of: claim)
    let long = front(of: claim) + plain
    let isLong = long.utf8.count > room
    return (isLong ? AnchorNames.cut(plain, to: room) : long) + "--" + hash(of: claim)
  }

  private static func front(of claim: Claim) -> String {
    claim.section.isEmpty ? "" : claim.section + "--"
  }

  /// What is left for words beside a hash of eight digits.
  private static let room = AnchorNames.longest - 8 - 2

  /// The lead's first words in lower case, without apostrophes: they stay when lines are wrapped
  /// again.
  static func words(of lead: String) -> String {
    var words: [UInt8] = []
    words.reserveCapacity(AnchorNames.longest)
    var (count, isInside) = (0, false)
    for letter in lead.unicodeScalars where letter != "'" && letter != "\u{2019}" {
      let isPart = isWordPart(letter)
      if isPart, !isInside {
        count += 1
        if count > mostWords { break }
        if count > 1 { words.append(UInt8(ascii: "-")) }
      }
      if isPart, letter.isASCII {
        words.append(ByteClass.lowered(UInt8(ascii: letter)))
      } else if isPart {
        words += letter.properties.lowercaseMapping.utf8
      }
      isInside = isPart
    }
    return String(decoding: words, as: UTF8.self)
  }

  private static let mostWords = 8

  private static func isWordPart(_ letter: Unicode.Scalar) -> Bool {
    if letter.isASCII { return ByteClass.isAlphanumeric(UInt8(ascii: letter)) }
    return letter.properties.isAlphabetic
  }

  private static func hash(of claim: Claim) -> String {
    var hash = StableHash()
    hash.add(claim.section.utf8)
    hash.add([0])
    var (isFirst, isGap) = (true, false)
    for byte in claim.paragraph().utf8 {
      if ByteClass.isSpace(byte) {
        isGap = !isFirst
        continue
      }
      if isGap { hash.add(CollectionOfOne(UInt8(ascii: " "))) }
      hash.add(CollectionOfOne(byte))
      (isFirst, isGap) = (false, false)
    }
    return String(UInt32(truncatingIfNeeded: hash.value), digits: 8, radix: 16)
  }
}
