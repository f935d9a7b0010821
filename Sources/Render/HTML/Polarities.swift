import Model

/// Whether a figure shows the right way or the wrong one: Apple's pages say it by a picture of a
/// check or a cross behind the figure.
struct Polarities {
  enum Polarity {
    case right, wrong
  }

  /// By the index of the figure's image.
  private(set) var figures: [Int: Polarity] = [:]
  /// The pictures that say it of a figure, which need no place of their own.
  private(set) var marks: Set<Int> = []

  init(_ document: Document) {
    var figure: Int?
    /// Where the list or the quote ends that the figure is in.
    var ends: [Int] = []
    var index = 0
    while index < document.nodes.count {
      while let end = ends.last, end <= index {
        ends.removeLast()
        figure = nil
      }
      let node = document.nodes[index]
      switch node.kind {
      case .paragraph where document.isOnlyImages(index): index += 1
      case .softBreak, .lineBreak: index += 1
      case .image(let source, _):
        if let polarity = Self.polarity(of: source) {
          if let figure {
            figures[figure] = polarity
            marks.insert(index)
          }
          figure = nil
        } else {
          figure = index
        }
        index = node.end
      case .paragraph:
        figure = nil
        index = node.end
      default:
        figure = nil
        if node.end > index + 1 { ends.append(node.end) }
        index += 1
      }
    }
  }

  /// What the picture of some address says, by the name of its file.
  static func polarity(of source: String) -> Polarity? {
    let file = source.split(separator: "/").last ?? ""
    let name = file.prefix { !".@%?#".contains($0) }
    if name.hasSuffix("checkmark") { return .right }
    return name.hasSuffix("crossout") ? .wrong : nil
  }
}

extension Polarities.Polarity {
  var word: String { self == .right ? "Do" : "Avoid" }
  var style: String { self == .right ? "do" : "avoid" }
}

extension Document {
  /// Whether a paragraph holds images and nothing else.
  func isOnlyImages(_ paragraph: Int) -> Bool { !images(in: paragraph).isEmpty }
}
