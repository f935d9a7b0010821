public import Vocabulary

/// What editions are called: `ios-2014` is iOS 2014.
public enum EditionName {
  public static func of(_ edition: Slug) -> String {
    edition.text.split(separator: "-").map { word in
      let platform = Platform.allCases.first { $0.slug == word.lowercased() }
      return platform?.rawValue ?? word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }

  /// The only platform that an edition is about; nil for one of all platforms.
  public static func platform(of edition: Slug) -> Platform? {
    let words = edition.text.split(separator: "-").map { $0.lowercased() }
    return Platform.allCases.first { words.contains($0.slug) }
      ?? words.lazy.compactMap { formerNames[$0] }.first
  }

  /// What systems, and guidelines for them, were called before.
  private static let formerNames: [String: Platform] = [
    "aqua": .macOS, "mac": .macOS, "macintosh": .macOS, "osx": .macOS, "iphone": .iOS,
    "ipad": .iPadOS, "watch": .watchOS, "tv": .tvOS,
  ]

  /// The year that an edition is named for.
  public static func year(of edition: Slug) -> String? {
    edition.text.split(separator: "-").last.flatMap { word in
      word.utf8.count == 4 && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
        ? String(word) : nil
    }
  }
}
