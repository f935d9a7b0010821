import Bytes
import Model
import Vocabulary

/// Puts links back where the text names a page: `For guidance, see Color.`
struct SeeLinks {
  private let targets: [String: String]

  /// Pages of the run, and chapters of the page itself; a name that both have stays text.
  init(_ article: LooseArticle, _ lexicon: Lexicon) {
    var targets = lexicon.pages
    targets[article.title] = nil
    let closing = SectionNames.fixed.map(\.title)
    for heading in article.chapters where Self.isPlain(heading) && !closing.contains(heading) {
      let isAmbiguous = targets[heading] != nil
      targets[heading] = isAmbiguous ? nil : article.address.url + "#" + Anchor.of(heading)
    }
    self.targets = targets
  }

  func linked(_ text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var place = 0
    while let see = ByteSearch.first(of: "see ", in: text[place...]) {
      let start = see + 4
      output += text[place..<start]
      place = start
      let isWord = see == 0 || !ByteClass.isLetter(text[see - 1])
      if isWord, !pointsToSymbol(text[..<see]) { place = takeNames(text, start, &output) }
    }
    return output + text[place...]
  }
}

extension SeeLinks {
  /// `For developer guidance, see Color`: not the page, but a symbol.
  private func pointsToSymbol(_ text: ArraySlice<UInt8>) -> Bool {
    ByteSearch.first(of: "eveloper ", in: text.suffix(40)) != nil
  }

  /// `Color`, `Color and Layout`, `Color, Layout, and Motion`.
  private func takeNames(_ text: [UInt8], _ start: Int, _ output: inout [UInt8]) -> Int {
    var place = start
    while let (end, address) = name(text, place) {
      output += Array("[".utf8) + text[place..<end] + Array("](\(address))".utf8)
      place = end
      guard let joint = Self.joints.first(where: { text[place...].starts(with: $0.utf8) }),
        name(text, place + joint.utf8.count) != nil
      else { break }
      output += Array(joint.utf8)
      place += joint.utf8.count
    }
    return place
  }

  /// The longest name that is at a place, up to a mark.
  private func name(_ text: [UInt8], _ start: Int) -> (end: Int, address: String)? {
    let window = text[start..<min(text.count, start + 60)]
    let ends =
      window.indices.filter { ".,;) ".utf8.contains(text[$0]) }
      + (window.endIndex == text.count ? [text.count] : [])
    for end in ends.reversed() where end > start && endsName(text, end) {
      let name = String(decoding: text[start..<end], as: UTF8.self)
      if let address = targets[name] { return (end, address) }
    }
    return nil
  }

  /// A name goes up to a mark, or to the word that joins it with the next.
  private func endsName(_ text: [UInt8], _ end: Int) -> Bool {
    guard end < text.count, text[end] == UInt8(ascii: " ") else { return true }
    return text[end...].starts(with: " and ".utf8) || text[end...].starts(with: " or ".utf8)
  }

  private static let joints = [", and ", " and ", ", or ", " or ", ", "]

  private static func isPlain(_ heading: String) -> Bool {
    heading.utf8.allSatisfy { ByteClass.isAlphanumeric($0) || " -".utf8.contains($0) }
  }
}
