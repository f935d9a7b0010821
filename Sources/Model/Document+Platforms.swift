import Bytes
public import Vocabulary

extension Document {
  /// The platforms that a section is about, by its heading or one around it (`### iOS, iPadOS`,
  /// `### tvOS text styles`) or by a note right below that (“Not applicable for macOS.”). In order;
  /// none if nothing shows, or the page is about none of those.
  public func platforms(at section: Int?) -> [Platform] {
    for around in path(to: section) {
      let named = Platform.leading(in: around.title)
      guard named.isEmpty else {
        return named.filter { !frontMatter.unsupported.contains($0) }
      }
      let excluded = platformsExcluded(by: around) + frontMatter.unsupported
      if excluded.count > frontMatter.unsupported.count {
        return Platform.allCases.filter { !excluded.contains($0) }
      }
    }
    return []
  }

  /// By the note right below the heading. The one below “Platform considerations” is the page's.
  private func platformsExcluded(by section: Section) -> [Platform] {
    let note = ownNodes(of: section).lowerBound
    guard section.title != SectionNames.platforms, section.level > 1,
      note < section.nodes.upperBound,
      nodes[note].kind == .paragraph
    else { return [] }
    let text = plainText(of: note..<nodes[note].end)
    guard text.utf8.count < Self.longestNote else { return [] }
    return PlatformSupport(text, subject: section.title).unsupported
  }

  private static let longestNote = 160
}

extension Platform {
  private static let initials = Set(allCases.compactMap { $0.rawValue.utf8.first })

  /// What a title names that holds nothing but names of platforms.
  public static func named(in title: String) -> [Platform] {
    guard mayLead(title) else { return [] }
    let (named, rest) = parts(of: title)
    return rest.isEmpty ? named : []
  }

  /// What a title names first, if what follows says no more than what of it: “tvOS text styles”,
  /// but not “iPadOS apps in visionOS”.
  static func leading(in title: String) -> [Platform] {
    guard mayLead(title) else { return [] }
    let (named, rest) = parts(of: title)
    let isPlain = rest.allSatisfy { Platform(rawValue: $0) == nil && !places.contains($0) }
    return isPlain ? named : []
  }

  private static let places: Set = ["across", "for", "from", "in", "on", "to", "with"]

  /// Titles that begin otherwise are the rule, and quickly recognized.
  private static func mayLead(_ title: String) -> Bool {
    title.utf8.first.map(initials.contains) ?? false
  }

  /// The platforms that a title begins with, in order, and its other words.
  private static func parts(of title: String) -> (named: [Platform], rest: [String]) {
    let words = words(of: title).filter { $0 != "and" && $0 != "or" }
    let named = words.prefix { Platform(rawValue: $0) != nil }
    return (Set(named.compactMap { Platform(rawValue: $0) }).sorted(), Array(words[named.count...]))
  }

  private static func words(of title: String) -> [String] {
    let bytes = title.utf8
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return title.split { $0.isWhitespace || $0 == "," || $0 == "/" || $0 == "&" }
        .map(String.init)
    }
    return bytes.split { ByteClass.isSpace($0) || marks.contains($0) }.map { String(Substring($0)) }
  }

  /// Beside blanks, what is between names.
  private static let marks = Array(",/&".utf8)

  /// What a page called “Designing for iOS” is about.
  public static func designedFor(in title: String) -> [Platform] {
    let opening = SectionNames.designingFor
    return title.hasPrefix(opening) ? named(in: String(title.dropFirst(opening.count))) : []
  }
}
