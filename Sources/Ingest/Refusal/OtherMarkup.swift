import Bytes

/// Text in a markup that is no Markdown and that a program converts to it. Each is known by several
/// lines of its own, and by none that Markdown has.
enum OtherMarkup: String, CaseIterable {
  case reStructuredText = "rst"
  case asciiDoc = "asciidoc"
  case org
  case mediaWiki = "mediawiki"
  case latex

  static func found(in scrape: Scrape) -> OtherMarkup? {
    // A script may write its own headings below the title.
    let title = scrape.textLines.first { !scrape.isBlank($0) }
    guard title.flatMap({ HeadingLine.level(scrape.text($0)) }) != 1 else { return nil }
    var counts: [OtherMarkup: Int] = [:]
    for line in scrape.textLines.prefix(mostLines) {
      let text = scrape.text(line)
      guard text.count > 2, text.count < longestLine else { continue }
      if isMarkdown(text) { return nil }
      for markup in allCases where markup.isSign(text) { counts[markup, default: 0] += 1 }
    }
    let best = allCases.max { counts[$0, default: 0] < counts[$1, default: 0] }
    return best.flatMap { counts[$0, default: 0] >= leastSigns ? $0 : nil }
  }

  var summary: String {
    switch self {
    case .reStructuredText: "The file is reStructuredText"
    case .asciiDoc: "The file is AsciiDoc"
    case .org: "The file is in Org mode"
    case .mediaWiki: "The file is in the markup of MediaWiki"
    case .latex: "The file is LaTeX"
    }
  }
}

extension OtherMarkup {
  private static let leastSigns = 3
  private static let mostLines = 4000
  private static let longestLine = 4096

  private static func isMarkdown(_ text: ArraySlice<UInt8>) -> Bool {
    ByteSearch.first(of: "](", in: text) != nil
      || FenceLine(text).map { $0.sign == UInt8(ascii: "`") } ?? false
      || text.first == UInt8(ascii: "#") && (HeadingLine.level(text) ?? 1) > 1
  }

  private func isSign(_ text: ArraySlice<UInt8>) -> Bool {
    func has(_ sign: StaticString) -> Bool { ByteSearch.first(of: sign, in: text) != nil }
    func starts(_ signs: StaticString...) -> Bool {
      signs.contains { ByteSearch.starts(text, with: $0) }
    }
    let isHeading = text.first == UInt8(ascii: "=") && text.contains(where: ByteClass.isLetter)
    return switch self {
    case .reStructuredText: starts(".. ") && has("::") || has(">`_")
    case .asciiDoc:
      isHeading && text.last != UInt8(ascii: "=")
        || starts("image::", "include::", "[source", "[cols", "|===")
    case .org: starts("#+", ":PROPERTIES:", ":END:") || has("[[") && has("][")
    case .mediaWiki:
      isHeading && text.last == UInt8(ascii: "=") || starts("{|", "|}", "[[File:", "[[Category:")
    case .latex: starts("\\section", "\\subsection", "\\begin{", "\\end{", "\\item", "\\usepackage")
    }
  }
}
