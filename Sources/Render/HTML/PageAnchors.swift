import Bytes
import Model

/// The ids on a page: Apple's own for headings, and one made of its words for each guideline.
struct PageAnchors {
  /// By the index of the heading's node.
  let headings: [Int: String]
  /// By the index of the paragraph that opens with the lead.
  let guidelines: [Int: String]
  /// The nodes behind the leads, where what explains them begins.
  let explanations: Set<Int>

  init(_ document: Document) {
    var headings: [Int: String] = [:]
    for section in document.sections where !section.anchor.isEmpty {
      headings[section.nodes.lowerBound] = section.anchor
    }
    var names = AnchorNames(taken: headings.values)
    var guidelines: [Int: String] = [:]
    var explanations: Set<Int> = []
    for (paragraph, lead) in document.guidelineLeads {
      let wanted = Self.anchor(for: document.plainText(of: lead))
      guard !wanted.isEmpty else { continue }
      guidelines[paragraph] = names.take(wanted)
      if lead.upperBound < document.nodes[paragraph].end { explanations.insert(lead.upperBound) }
    }
    self.headings = headings
    self.guidelines = guidelines
    self.explanations = explanations
  }
}

extension PageAnchors {
  /// The first words of a lead, in lower case: it stays when lines are broken anew.
  static func anchor(for lead: String) -> String {
    var words: [String] = []
    var word = ""
    for scalar in lead.unicodeScalars where !apostrophes.contains(scalar) {
      if isWordPart(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.prefix(mostWords).joined(separator: "-").lowercased()
  }

  private static let mostWords = 8
  private static let apostrophes: [Unicode.Scalar] = ["'", "\u{2019}"]

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ByteClass.isAlphanumeric(UInt8(ascii: scalar)) }
    return scalar.properties.isAlphabetic
  }
}
