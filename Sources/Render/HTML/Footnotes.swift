import Model

/// The numbers of a page's footnotes: in the order in which the text first mentions them.
struct Footnotes {
  private let numbers: [String: Int]
  private let mentioned: Set<String>
  /// The mentions to which the notes lead back.
  private let firstMentions: Set<Int>

  init(_ document: Document) {
    var notes: [String] = []
    var mentions: [String] = []
    var firstMentions: Set<Int> = []
    var mentioned: Set<String> = []
    for (index, node) in document.nodes.enumerated() {
      switch node.kind {
      case .footnote(let name): notes.append(name)
      case .footnoteReference(let name) where mentioned.insert(name).inserted:
        mentions.append(name)
        firstMentions.insert(index)
      default: break
      }
    }
    self.mentioned = mentioned
    self.firstMentions = firstMentions
    let ordered = mentions.filter(Set(notes).contains) + notes
    numbers = ordered.reduce(into: [:]) { numbers, name in
      if numbers[name] == nil { numbers[name] = numbers.count + 1 }
    }
  }

  /// nil if there is no such note.
  func number(of name: String) -> Int? { numbers[name] }

  func isMentioned(_ name: String) -> Bool { mentioned.contains(name) }

  func isFirstMention(_ index: Int) -> Bool { firstMentions.contains(index) }
}
