import Bytes

/// The closing section: other pages, symbols with their frameworks, titles of films, all run
/// together. What the run knows by name leads; the rest falls apart where capitals show.
struct FlatResources {
  private let range: Range<Int>
  private let names: Names
  private let lexicon: Lexicon
  private var draft: FlatDraft

  static func write(
    _ range: Range<Int>, names: Names, lexicon: Lexicon, to draft: inout FlatDraft
  ) {
    var section = FlatResources(range: range, names: names, lexicon: lexicon, draft: draft)
    section.run()
    draft = section.draft
  }

  private var bytes: [UInt8] { draft.bytes }
}

extension FlatResources {
  private mutating func run() {
    let groups = groups
    let starts = groups.map(\.label.lowerBound) + [range.upperBound]
    for entry in entries(range.lowerBound..<starts[0]) { addLine(entry) }
    for (group, end) in zip(groups, starts.dropFirst()) {
      let body = group.label.upperBound..<end
      draft.add(.heading(level: 4), FlatPiece(bytes, group.label), "heading")
      switch group.kind {
      case .pages: for entry in entries(body) { addLine(entry) }
      case .symbols: for entry in symbols(body) { addSymbol(entry) }
      case .films: for entry in FilmTitles.split(bytes, body, lexicon) { addFilm(entry) }
      }
    }
  }

  private enum Kind {
    case pages, symbols, films
  }

  /// The labels that are there, in Apple's order.
  private var groups: [(kind: Kind, label: Range<Int>)] {
    var groups: [(kind: Kind, label: Range<Int>)] = []
    var place = range.lowerBound
    let labels: [(Kind, StaticString)] = [
      (.pages, "Related"), (.symbols, "Developer documentation"), (.films, "Videos"),
    ]
    for (kind, label) in labels {
      if let found = find(label, isSpaced: kind == .films, from: place) {
        groups.append((kind, found))
        place = found.upperBound
      }
    }
    return groups
  }

  /// A label is right behind what comes before it, and right before what follows. Titles of
  /// films alone have a blank in front.
  private func find(_ label: StaticString, isSpaced: Bool, from start: Int) -> Range<Int>? {
    var place = start
    while let found = ByteSearch.first(of: label, in: bytes[place..<range.upperBound]) {
      let end = found + label.utf8CodeUnitCount
      let isFree = found == range.lowerBound || !ByteClass.isSpace(bytes[found - 1])
      let isEnd = end == range.upperBound || ByteClass.isSpace(bytes[end]) == isSpaced
      if isFree, isEnd { return found..<end }
      place = end
    }
    return nil
  }

  /// Titles of pages: those that the run knows, and what capitals show.
  private func entries(_ body: Range<Int>) -> [FlatPiece] {
    body.cut(at: GlueFinder.cuts(bytes, in: body, names: names, of: .titles)).flatMap {
      knownParts(FlatPiece(bytes, $0))
    }
  }

  /// A piece that starts with a title that the run knows, and goes on.
  private func knownParts(_ piece: FlatPiece) -> [FlatPiece] {
    let start = piece.text.startIndex
    guard lexicon.pages[piece.string] == nil else { return [piece] }
    let humps = InnerCapitals.humps(piece.text.prefix(120))
    let end = humps.last {
      lexicon.pages[String(decoding: bytes[start..<$0], as: UTF8.self)] != nil
    }
    guard let end else { return [piece] }
    return [FlatPiece(bytes, piece.range.lowerBound..<end)]
      + knownParts(FlatPiece(bytes, end..<piece.range.upperBound))
  }

  /// `Name — Framework`, and titles of articles without a framework between them.
  private func symbols(_ body: Range<Int>) -> [FlatPiece] {
    body.cut(at: Frameworks.ends(bytes, body, lexicon.frameworks)).flatMap { entry in
      let dash = ByteSearch.last(of: " — ", in: bytes[entry]) ?? entry.upperBound
      let cuts = GlueFinder.cuts(bytes, in: entry, names: names, of: .symbols)
      return entry.cut(at: cuts.filter { $0 < dash }).map { FlatPiece(bytes, $0) }
    }
  }

  private mutating func addLine(_ piece: FlatPiece) {
    let line = linked(FlatText.normal(piece.text), address(piece.string))
    draft.book.add(.paragraph, line, from: piece.range, "resource")
  }

  private func address(_ name: String) -> String? {
    name == draft.title ? nil : lexicon.pages[name] ?? lexicon.link(name)
  }

  private func linked(_ text: [UInt8], _ address: String?) -> [UInt8] {
    address.map { Array("[".utf8) + text + Array("](\($0))".utf8) } ?? text
  }

  private mutating func addFilm(_ piece: FlatPiece) {
    let line = linked(FlatText.normal(piece.text), lexicon.link(piece.string))
    draft.book.add(.item(depth: 0, number: nil), line, from: piece.range, "video")
  }

  /// The name as code if it is one, linked if the run knows where to.
  private mutating func addSymbol(_ piece: FlatPiece) {
    let dash = ByteSearch.last(of: " — ", in: piece.text)
    let name = piece.text[..<(dash ?? piece.text.endIndex)]
    let rest = piece.text[name.endIndex...]
    let plain = name.filter { $0 != UInt8(ascii: "\\") }
    let isCode = dash != nil && !name.contains(UInt8(ascii: " "))
    let shown = isCode ? Array("`".utf8) + plain + Array("`".utf8) : FlatText.normal(name)
    let head = linked(shown, lexicon.link(String(decoding: plain, as: UTF8.self)))
    let framework = rest.isEmpty ? [] : [UInt8(ascii: " ")] + FlatText.normal(rest)
    draft.book.add(.paragraph, head + framework, from: piece.range, "resource")
  }
}
