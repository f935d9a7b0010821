import Bytes
import Cells
import Model

extension CellText {
  /// What the nodes below a cell say.
  init(_ document: borrowing Document, cell: Int) {
    self.init(words: "")
    let end = document.nodes[cell].end
    // Of links and pictures within each other, the outermost: what they hold is read once.
    var link: Opened?
    var picture: Opened?
    for place in cell + 1..<end {
      close(&link, &picture, before: place)
      let node = document.nodes[place]
      switch node.kind {
      case .text(let text): words += text
      case .code(let text):
        words += text
        codes.append(text)
      case .softBreak: words += " "
      case .lineBreak: words += "\n"
      case .html(let markup): words += Self.isBreak(markup) ? "\n" : markup
      case .link(let address, _) where link == nil && LinkScheme.isAllowed(address):
        link = Opened(start: words.utf8.count, end: node.end, address: address)
      case .image(let source, _) where picture == nil:
        picture = Opened(start: words.utf8.count, end: node.end, address: source)
      default: break
      }
    }
    close(&link, &picture, before: end)
    trim()
  }

  /// Whether there is nothing at all; a picture without a description is something.
  var isEmpty: Bool { words.isEmpty && pictures.isEmpty && links.isEmpty }
}

/// A link or a picture that the reading is within.
private struct Opened {
  /// How many bytes of words were before it.
  let start: Int
  let end: Int
  let address: String
}

extension CellText {
  private mutating func close(_ link: inout Opened?, _ picture: inout Opened?, before place: Int) {
    if let opened = picture, opened.end <= place {
      pictures.append(self.words(since: opened))
      picture = nil
    }
    if let opened = link, opened.end <= place {
      links.append((self.words(since: opened), opened.address))
      link = nil
    }
  }

  private func words(since opened: Opened) -> String {
    String(decoding: words.utf8.dropFirst(opened.start), as: UTF8.self)
  }

  private static func isBreak(_ markup: String) -> Bool {
    markup == "<br>" || markup == "<br/>" || markup == "<br />"
  }

  /// Takes the blanks off both ends, and off the breaks between paragraphs.
  private mutating func trim() {
    if ByteSearch.next(UInt8(ascii: "\n"), in: words.utf8.span) != nil {
      words = words.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }
        .joined(separator: "\n")
    } else if words.utf8.first == UInt8(ascii: " ") || words.utf8.last == UInt8(ascii: " ") {
      words = String(words[...].trimmed)
    }
  }
}
