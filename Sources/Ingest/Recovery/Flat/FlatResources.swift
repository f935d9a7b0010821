import Bytes

/// The closing section: other pages, symbols with their frameworks, titles of films, all run
/// together. What the run knows by name leads; the rest falls apart where capitals show.
struct FlatResources {
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let names: Names
  private let lexicon: Lexicon
  private var draft: FlatDraft

  static func write(
    _ bytes: [UInt8], _ range: Range<Int>, names: Names, lexicon: Lexicon,
    to draft: inout FlatDraft
  ) {
    var section = FlatResources(
      bytes: bytes, range: range, names: names, lexicon: lexicon, draft: draft)
    section.run()
    draft = section.draft
  }
}

extension FlatResources {
  private mutating func run() {
    let groups = groups
    let first = groups.first?.label.lowerBound ?? range.upperBound
    for entry in entries(range.lowerBound..<first) { addLine(entry) }
    for (place, group) in groups.enumerated() {
      let next = place + 1 < groups.count ? groups[place + 1].label.lowerBound : range.upperBound
      let body = group.label.upperBound..<next
      draft.add(.heading(level: 4), FlatPiece(bytes, group.label), "heading")
      switch group.kind {
      case .pages: for entry in entries(body) { addLine(entry) }
      case .symbols: for entry in symbols(body) { addSymbol(entry) }
      case .films: for entry in FilmTitles.split(bytes, body, lexicon, names) { addFilm(entry) }
      }
    }
  }

  private enum Kind: Int {
    case pages, symbols, films
  }

  private struct Group {
    let kind: Kind
    let label: Range<Int>
  }

  /// The labels that are there, in Apple's order.
  private var groups: [Group] {
    var groups: [Group] = []
    var place = range.lowerBound
    let labels: [(Kind, StaticString)] = [
      (.pages, "Related"), (.symbols, "Developer documentation"), (.films, "Videos"),
    ]
    for (kind, label) in labels {
      if let found = find(label, isSpaced: kind == .films, from: place) {
        groups.append(Group(kind: kind, label: found))
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
    pieces(body, GlueFinder.cuts(bytes, in: body, names: names, of: .titles)).flatMap {
      knownParts($0)
    }
  }

  private func pieces(_ body: Range<Int>, _ cuts: [Int]) -> [FlatPiece] {
    zip([body.lowerBound] + cuts, cuts + [body.upperBound])
      .map { FlatPiece(bytes, $0..<$1) }.filter { !$0.range.isEmpty }
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
    var symbols: [FlatPiece] = []
    var start = body.lowerBound
    let edges = Frameworks.ends(bytes, body, lexicon.frameworks) + [body.upperBound]
    for edge in edges where edge > start {
      let dash = ByteSearch.last(of: " — ", in: bytes[start..<edge]) ?? edge
      let cuts = GlueFinder.cuts(bytes, in: start..<edge, names: names, of: .symbols).filter {
        $0 < dash
      }
      symbols += pieces(start..<edge, cuts)
      start = edge
    }
    return symbols
  }

  private mutating func addLine(_ piece: FlatPiece) {
    let text = FlatText.normal(piece.text)
    guard let address = address(piece.string) else {
      return draft.book.add(.paragraph, text, from: piece.range, "resource")
    }
    draft.book.add(.paragraph, link(text, address), from: piece.range, "resource")
  }

  private func address(_ name: String) -> String? {
    if name == draft.title { return nil }
    return lexicon.pages[name] ?? lexicon.links[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func link(_ text: [UInt8], _ address: String) -> [UInt8] {
    Array("[".utf8) + text + Array("](\(address))".utf8)
  }

  private mutating func addFilm(_ piece: FlatPiece) {
    let text = FlatText.normal(piece.text)
    let address = lexicon.links[piece.string].flatMap { $0.isEmpty ? nil : $0 }
    let line = address.map { link(text, $0) } ?? text
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
    let address = lexicon.links[String(decoding: plain, as: UTF8.self)]
    let head = address.flatMap { $0.isEmpty ? nil : link(shown, $0) } ?? shown
    let framework = rest.isEmpty ? [] : [UInt8(ascii: " ")] + FlatText.normal(rest)
    draft.book.add(.paragraph, head + framework, from: piece.range, "resource")
  }
}
