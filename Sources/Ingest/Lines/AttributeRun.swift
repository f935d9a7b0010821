import Bytes

/// `{#id .class key="value"}`, as Pandoc and others write it behind headings, links and pictures.
struct AttributeRun {
  /// Behind its closing bracket.
  let end: Int
  /// What `alt` says, without the quotes around it.
  private(set) var alt: ArraySlice<UInt8>?
  /// Whether nothing else of it is for readers: a `title` is, a class is not.
  private(set) var isOfLooks = true

  /// nil if none begins at a place.
  init?(_ text: ArraySlice<UInt8>, at start: Int) {
    guard start < text.endIndex, text[start] == UInt8(ascii: "{") else { return nil }
    let inside = text[(start + 1)...].prefix(Self.longest)
    var alt: ArraySlice<UInt8>?
    var place = inside.startIndex + (inside.first == UInt8(ascii: ":") ? 1 : 0)
    var count = 0
    while let sign = inside[place...].firstIndex(where: { !ByteClass.isSpace($0) }),
      inside[sign] != UInt8(ascii: "}")
    {
      guard let (name, value) = Self.attribute(inside[sign...]) else { return nil }
      if ByteSearch.equal(name, "alt") {
        alt = value
      } else if !Self.isOfLooks(name) {
        isOfLooks = false
      }
      let isQuoted = value.startIndex > name.endIndex + 1
      (place, count) = (value.endIndex + (isQuoted ? 1 : 0), count + 1)
    }
    guard count > 0, let close = inside[place...].firstIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    (end, self.alt) = (close + 1, alt)
  }
}

extension AttributeRun {
  /// In bytes. Nothing longer is read as one, which bounds how often a byte is.
  private static let longest = 4096

  /// `#id`, `.class` and `key=value`; the value of the first two is empty, behind the name.
  private static func attribute(
    _ text: ArraySlice<UInt8>
  ) -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    guard let first = text.first else { return nil }
    if "#.".utf8.contains(first) {
      let name = text.prefix { !ends($0) }
      return name.count > 1 ? (name, text[name.endIndex..<name.endIndex]) : nil
    }
    let name = text.prefix { ByteClass.isAlphanumeric($0) || "-_:.".utf8.contains($0) }
    guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: "=")
    else { return nil }
    let rest = text[(name.endIndex + 1)...]
    guard let quote = rest.first, "\"'".utf8.contains(quote) else {
      return (name, rest.prefix { !ends($0) })
    }
    return rest.closingQuote(of: rest.startIndex).map { (name, rest[..<$0].dropFirst()) }
  }

  private static func isOfLooks(_ name: ArraySlice<UInt8>) -> Bool {
    if let first = name.first, "#.".utf8.contains(first) { return true }
    let name = String(decoding: name, as: UTF8.self)
    return looks.contains(name) || name.hasPrefix("aria-") || name.hasPrefix("data-")
  }

  private static let looks: Set = [
    "align", "class", "decoding", "dir", "height", "id", "lang", "loading", "rel", "role", "sizes",
    "srcset", "style", "tabindex", "target", "width",
  ]

  private static func ends(_ byte: UInt8) -> Bool {
    ByteClass.isSpace(byte) || byte == UInt8(ascii: "}")
  }
}

/// Runs that a text ends with.
extension AttributeRun {
  /// Where the first of those starts that a text ends with.
  static func start(in text: ArraySlice<UInt8>) -> Int? {
    var first: Int?
    while let start = lastStart(in: text[..<(first ?? text.endIndex)].trimmed) {
      first = start
    }
    return first
  }

  private static func lastStart(in text: ArraySlice<UInt8>) -> Int? {
    guard text.last == UInt8(ascii: "}"), let start = text.lastIndex(of: UInt8(ascii: "{")) else {
      return nil
    }
    let inside = text[(start + 1)...].dropLast().trimmed
    let isNamed = inside.first.map { "#.".utf8.contains($0) } ?? false
    return isNamed || inside.contains(UInt8(ascii: "=")) ? start : nil
  }

  static func without(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    start(in: text).map { text[..<$0].trimmed } ?? text
  }
}

/// Runs behind the links and pictures within a text.
extension AttributeRun {
  /// The text without those that are of looks. What one says of a picture is the picture's
  /// description; the words in its brackets are then below it.
  static func read(_ text: ArraySlice<UInt8>, inCell: Bool = false) -> ArraySlice<UInt8> {
    guard ByteSearch.first(of: "){", in: text) != nil else { return text }
    let ticks = TickRuns(text)
    var (output, copied, opening): ([UInt8], Int, Int?) = ([], text.startIndex, nil)
    var place = text.startIndex
    while place < text.endIndex {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "`"): place = ticks.end(of: place, in: text)
      case UInt8(ascii: "!"):
        if ByteSearch.starts(text[place...].prefix(2), with: "![") { opening = place }
        place += 1
      case UInt8(ascii: "]"):
        guard let link = LinkAddress(text, at: place), let run = AttributeRun(text, at: link.end),
          run.isOfLooks
        else {
          place += 1
          continue
        }
        let image = opening.flatMap { ImageLine(text[$0..<run.end], inCell: inCell) }
        if let opening, let image, image.attributes?.alt != nil {
          let blank = Array((image.caption.isEmpty ? "" : " ").utf8)
          output += text[copied..<opening] + image.described + blank + image.caption
          copied = run.end
        } else if run.alt == nil {
          output += text[copied..<link.end]
          copied = run.end
        }
        (place, opening) = (run.end, nil)
        guard copied == place else { continue }
        while let next = AttributeRun(text, at: place), next.isOfLooks, next.alt == nil {
          (place, copied) = (next.end, next.end)
        }
      default: place += 1
      }
    }
    return (output + text[copied...])[...]
  }
}
