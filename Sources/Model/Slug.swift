import Bytes
@_spi(_Unicode) import Swift

/// A name that may become a part of a path: of a page, an edition, a group, a table. Only a checked
/// initializer makes one, so no name leads out of a folder, hides, or has two spellings.
public struct Slug: Sendable, Hashable {
  public let text: String

  /// With an edition, a mark and an ending, still a name that any file system takes.
  public static let longest = 120

  /// The name as it is; nil if it could not be a part of a path. It consists of letters, digits,
  /// hyphens and underscores, so it has no separator, no dot, no blank, no invisible character.
  public init?(checking name: String) {
    guard !name.isEmpty, name.utf8.count <= Self.longest,
      name.utf8.allSatisfy(\.isSlugByte) || Self.isWord(name)
    else { return nil }
    text = name
  }

  /// The nearest name that is valid. Of a long one, its first words and a sum of the whole, so that
  /// two names that start alike stay two.
  public init(making name: String) {
    if let slug = Slug(checking: name) {
      self = slug
      return
    }
    let words = Self.words(of: Self.normal(name))
    text =
      if words.isEmpty {
        "page-" + Self.sum(of: name)
      } else if words.utf8.count > Self.longest {
        AnchorNames.cut(words, to: Self.longest - 9) + "-" + Self.sum(of: name)
      } else {
        words
      }
  }

  /// The nearest name of ASCII letters, digits and hyphens.
  public init(plain name: String) {
    let kept = name.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && UInt8(ascii: scalar).isSlugByte ? Character(scalar) : "-"
    }
    let slug = Slug(making: String(kept).split(separator: "-").joined(separator: "-"))
    self = slug.text == Slug(making: "").text ? Slug(trusted: "page-" + Self.sum(of: name)) : slug
  }

  /// The same name with a number, shortened if there is no room for it.
  public func numbered(_ number: Int) -> Slug {
    let ending = "-\(number)"
    return Slug(trusted: AnchorNames.cut(text, to: Self.longest - ending.utf8.count) + ending)
  }

  /// Whether it has only ASCII letters, digits and hyphens, as the addresses of pages do.
  public var isPlain: Bool { text.utf8.allSatisfy(\.isSlugByte) }

  /// What file systems that ignore case take as the same name.
  public var folded: String { text.lowercased() }

  private init(trusted text: String) { self.text = text }
}

extension Slug: ExpressibleByStringLiteral {
  /// For names in our own sources.
  public init(stringLiteral name: String) {
    guard let slug = Slug(checking: name) else { preconditionFailure("invalid slug: \(name)") }
    self = slug
  }
}

extension Slug: CustomStringConvertible, Comparable {
  public var description: String { text }

  public static func < (a: Slug, b: Slug) -> Bool { a.text < b.text }
}

extension Slug {
  /// The whole check; names of plain letters are known by their bytes.
  private static func isWord(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !isMark(first) else { return false }
    return name.unicodeScalars.allSatisfy(isAllowed) && name.utf8.elementsEqual(normal(name).utf8)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return UInt8(ascii: scalar).isSlugByte || scalar == "_"
    }
    let properties = scalar.properties
    let isWord = properties.isAlphabetic || properties.numericType != nil || isMark(scalar)
    return isWord && !properties.isDefaultIgnorableCodePoint
  }

  /// A mark at the start would sit on the slash before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark
  }

  /// One spelling for each text: NFC.
  private static func normal(_ text: String) -> String {
    // ASCII is normal as it is.
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var normal = ""
    normal.unicodeScalars.append(contentsOf: text._nfc)
    return normal
  }

  /// What is allowed, and one hyphen for all between.
  private static func words(of text: String) -> String {
    var words = ""
    var gap = false
    for scalar in text.unicodeScalars {
      guard isAllowed(scalar), scalar != "-", !words.isEmpty || !isMark(scalar) else {
        gap = true
        continue
      }
      if gap, !words.isEmpty { words += "-" }
      gap = false
      words.unicodeScalars.append(scalar)
    }
    return normal(words)
  }

  /// Eight digits that tell a text from others: FNV-1a.
  static func sum(of text: String) -> String {
    let sum = text.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(sum, digits: 8, radix: 16)
  }
}

extension UInt8 {
  /// ASCII letters and digits, and the hyphen.
  var isSlugByte: Bool {
    self == UInt8(ascii: "-") || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
