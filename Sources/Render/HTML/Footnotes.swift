import Model

/// The numbers of a page's footnotes: in the order in which the text first mentions them.
struct Footnotes {
  private let numbers: [String: Int]
  private let mentioned: Set<String>
  /// The mentions to which the notes lead back.
  private let firstMentions: Set<Int>

  init(_ document: Document) {
    var notes: [String] = []
    var mentioned: Set<String> = []
    var firstMentions: Set<Int> = []
    for (index, node) in document.nodes.enumerated() {
      switch node.kind {
      case .footnote(let name): notes.append(name)
      case .footnoteReference(let name):
        if mentioned.insert(name).inserted { firstMentions.insert(index) }
      default: break
      }
    }
    self.mentioned = mentioned
    self.firstMentions = firstMentions
    numbers = Self.numbered(notes, document, firstMentions.sorted())
  }

  /// nil if there is no such note.
  func number(of name: String) -> Int? { numbers[name] }

  func isMentioned(_ name: String) -> Bool { mentioned.contains(name) }

  func isFirstMention(_ index: Int) -> Bool { firstMentions.contains(index) }

  private static func numbered(
    _ notes: [String], _ document: Document, _ mentions: [Int]
  ) -> [String: Int] {
    let defined = Set(notes)
    var numbers: [String: Int] = [:]
    for mention in mentions {
      guard case .footnoteReference(let name) = document.nodes[mention].kind,
        defined.contains(name)
      else { continue }
      numbers[name] = numbers.count + 1
    }
    for name in notes where numbers[name] == nil { numbers[name] = numbers.count + 1 }
    return numbers
  }
}
