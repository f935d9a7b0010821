import Diagnostics
import Model
import SearchCore

/// A word of `content/synonyms.yaml` that no page has: what leads to it leads nowhere.
enum SynonymWithoutTarget: Check {
  static let rule = Rule(
    "synonym-without-target", .note, "A word that has synonyms is not on any page.", .check)

  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    guard !subject.synonyms.isEmpty else { return [] }
    var known: Set<[UInt8]> = []
    for page in subject.site.pages {
      let front = page.document.frontMatter
      let text = page.document.plainText(of: 0..<page.document.nodes.count)
      for words in [front.title, front.abstract, text] { known.formUnion(stems(of: words)) }
    }
    return subject.synonyms.compactMap { entry in
      let missing = stems(of: entry.name).filter { !known.contains($0) }
      guard let first = missing.first else { return nil }
      let word = String(decoding: first, as: UTF8.self)
      return Diagnostic(
        rule, at: entry.location,
        "Not on any page: “\(entry.name)”",
        why: "No text has the stem “\(word)”, so its synonyms find nothing.",
        remedy: "Write the word as the guidelines do, or add the page about it.")
    }
  }

  private static func stems(of text: String) -> [[UInt8]] {
    var tokens = Tokenizer(Array(text.utf8))
    var stems: [[UInt8]] = []
    while let token = tokens.next() { stems.append(Stemmer.stem(token.word)) }
    return stems
  }
}
