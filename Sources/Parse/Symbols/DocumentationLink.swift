import Vocabulary

/// A link to Apple’s documentation, and whether its words are the name of a symbol.
struct DocumentationLink {
  let framework: String
  /// `UIColor`, `label`: without the hash that tells overloads apart.
  private let path: [String]
  /// Addresses come in lower case too; then only the words know the capitals.
  private let keepsCase: Bool

  init?(_ address: String) {
    guard let address = DocumentationAddress(address) else { return nil }
    keepsCase = address.components[0].contains { $0.isUppercase }
    framework = address.framework
    path = address.components.dropFirst().map { Self.bare(String($0)) }
  }

  /// Whether a link’s words are the name of what it leads to. An article’s address is its title in
  /// lower case, a topic’s (`SwiftUI/Gestures`) a word in the plural.
  func isSymbol(_ words: String, isCode: Bool) -> Bool {
    guard SymbolWords.isName(words) else { return false }
    if isCode { return true }
    let pieces = SymbolWords.parts(of: words).base.split(separator: ".").map(String.init)
    let end = path.suffix(pieces.count).map { String(SymbolWords.parts(of: $0).base) }
    guard isSame(pieces, end) else { return false }
    if path.count > 1 || isCompound(words) { return true }
    return keepsCase && !isTopic(words)
  }

  /// The words as the address has them behind the name: Markdown takes the underscores of
  /// `padding(_:_:)` for emphasis.
  func withArguments(_ words: String) -> String {
    let arguments = SymbolWords.parts(of: path.last ?? "").arguments
    let (base, own) = SymbolWords.parts(of: words)
    return own.isEmpty || arguments.isEmpty ? words : String(base + arguments)
  }
}

extension DocumentationLink {
  private func isSame(_ words: [String], _ path: [String]) -> Bool {
    keepsCase ? words == path : words.map { $0.lowercased() } == path.map { $0.lowercased() }
  }

  /// `TabView`, `help(_:)`: no word of a title.
  private func isCompound(_ words: String) -> Bool {
    words.contains("(") || words.dropFirst().contains { $0.isUppercase }
  }

  private func isTopic(_ words: String) -> Bool {
    words.hasSuffix("s") && !words.hasSuffix("ss")
  }

  /// `BezelStyle-swift.enum` and `prominentValues-199dz` without what follows the hyphen.
  private static func bare(_ component: String) -> String {
    guard let hyphen = component.utf8.lastIndex(of: UInt8(ascii: "-")) else { return component }
    let end = component[component.utf8.index(after: hyphen)...]
    let isKind = ["swift.", "c.", "data."].contains(where: end.hasPrefix)
    let isHash = 4...5 ~= end.count && end.contains { $0.isNumber }
    return isKind || isHash ? String(component[..<hyphen]) : component
  }
}
