import Bytes
import Model

/// Pictures, films, and cards that lead to other pages.
extension HTMLArticle {
  struct Picture {
    let alt: [UInt8]
    let source: [UInt8]
    let range: Range<Int>
  }

  mutating func takeImage(_ place: Int) {
    let node = document.nodes[place]
    let words = node["alt"] ?? node["aria-label"] ?? node["title"] ?? ""
    var source = LinkTarget.source(source(of: place))
    if source.isEmpty || EmbeddedPicture.isName(source), let mark = Self.mark(described: words) {
      source = Array(mark.utf8)
    }
    let picture = Picture(alt: Array(words.utf8), source: source, range: node.range)
    if picture.source.isEmpty, picture.alt.isEmpty {
      return sink.claims.drop(node.range, "picture-inline")
    }
    if picture.alt.isEmpty, isOfFilm(place) {
      return sink.claims.drop(node.range, "video-thumbnail")
    }
    if isTextOnly {
      write(picture)
    } else if writer.isEmpty {
      add(picture)
    } else {
      pictures.append(picture)
    }
  }

  /// Whether it is in a link to a film, whose words say what it shows.
  private func isOfFilm(_ place: Int) -> Bool {
    guard let link = open.last(where: { document.nodes[$0.node].tag == "a" })?.node,
      let address = document.nodes[link]["href"], VideoLine.isFilm(Array(address.utf8)[...])
    else { return false }
    // Each of many pictures would read all of the link.
    return document.inside(link).count < Self.mostInLink && !document.words(of: link).isEmpty
  }

  private static var mostInLink: Int { 16 }

  /// The file of the check or the cross behind a figure, where its bytes have taken the place of
  /// its name.
  private static func mark(described words: String) -> String? {
    if words.hasPrefix("A checkmark in a circle") { return "checkmark@2x.png" }
    return words.hasPrefix("An X in a circle") ? "crossout@2x.png" : nil
  }

  /// Text follows: pictures that were behind text are in it.
  mutating func writePictures() {
    for picture in pictures { write(picture) }
    pictures = []
  }

  /// A picture of its own; the dark one of a pair says what the light one has said.
  mutating func add(_ picture: Picture) {
    let words = MarkdownText.escapeAlt(InlineBlanks.oneLine(picture.alt[...])[...])
    let image = MarkdownText.image(words: words, source: picture.source)
    if let last = sink.blocks.last, last.kind == .image, Appearance.isSame(last.text, image) {
      return sink.claims.drop(picture.range, "appearance-pair")
    }
    sink.add(image: image, from: picture.range)
  }

  private mutating func write(_ picture: Picture) {
    writer.image(alt: picture.alt[...], source: picture.source)
    see(picture.range)
  }

  /// Items, asides, headings and cells hold their pictures inside their text.
  private var isTextOnly: Bool {
    writer.style != .block || open.contains { $0.isItem || $0.aside != nil }
  }

  /// An address on the web rather than one on the disk of anyone who saved the page. A picture
  /// without one has it in the sources beside it, of which one may be for dark screens.
  private func source(of place: Int) -> String {
    let node = document.nodes[place]
    let own = Self.addresses(of: node)
    let isLone = own.isEmpty && node.parent >= 0 && document.nodes[node.parent].tag == "picture"
    let sources =
      isLone ? document.inside(node.parent).prefix(Self.mostSources).map { document.nodes[$0] } : []
    let beside = sources.filter { $0.tag == "source" && $0["media"]?.contains("dark") != true }
    let all = own + beside.flatMap(Self.addresses)
    return all.first { $0.hasPrefix("http") || $0.hasPrefix("//") } ?? all.first ?? node["src"]
      ?? ""
  }

  /// Of a picture; each of many without an address looks through them.
  private static var mostSources: Int { 32 }

  /// Of a set for several widths the widest; of one for several densities the first.
  private static func addresses(of node: HTMLNode) -> [String] {
    let sets = [node["srcset"], node["data-srcset"]].compactMap { $0.flatMap(PictureSet.init) }
    let wide = sets.compactMap(\.widest)
    return (wide + [node["src"]] + sets.map(\.first) + [node["data-src"]]).compactMap(\.self)
      .filter { !$0.isEmpty && !$0.hasPrefix("data:") }
  }
}

extension HTMLArticle {
  /// A film is as a picture does; what it shows is said to screen readers beside it.
  mutating func takeVideo(_ place: Int) -> Int {
    flush()
    let nodes = document.nodes
    let inside = [place] + document.inside(place)
    let film = inside.first { nodes[$0].tag == "video" }.map { nodes[$0] }
    let file = inside.lazy.compactMap { nodes[$0].tag != "img" ? nodes[$0]["src"] : nil }.first
    let spoken = inside.lazy.map { nodes[$0] }.filter { $0.kind == .text }
      .map { HTMLDocument.oneLine($0.text) }
      .first { $0.hasPrefix("Content description: ") }
    let alt = spoken.map { String($0.dropFirst(21)) } ?? film?["aria-label"] ?? film?["title"] ?? ""
    let source = LinkTarget.source(file ?? film?["poster"] ?? "")
    let range = nodes[place].range
    let poster = Picture(
      alt: Array(alt.utf8), source: LinkTarget.source(film?["poster"] ?? ""), range: range)
    if alt.isEmpty, source.isEmpty {
      sink.claims.drop(range, "video-controls")
    } else if poster.source.isEmpty || !alt.isEmpty {
      sink.add(film: poster.alt, source: source, from: range)
    }
    if !poster.source.isEmpty { add(poster) }
    return nodes[place].end
  }

  /// A link that is a block: to a film, or to a page of a group.
  func isCard(_ place: Int, _ node: HTMLNode) -> Bool {
    if ["topic-link-block", "card", "links-block"].contains(where: node.hasClass) { return true }
    return document.first(in: place) { ["div", "p", "h2", "h3", "h4"].contains($0.tag) } != nil
      && !open.contains { document.nodes[$0.node].tag == "p" }
  }

  /// A card becomes an item with a link; its picture is the other page's.
  mutating func takeCard(_ place: Int) -> Int {
    flush()
    let node = document.nodes[place]
    let text = text(of: place..<node.end, in: .block) { article, next in
      let inner = article.document.nodes[next]
      if inner.tag == "img" || HTMLFurniture.rule(for: inner, of: HTMLFurniture.inside) != nil {
        article.sink.claims.drop(inner.range, inner.tag == "img" ? "card-thumbnail" : "card-icon")
        return inner.end
      }
      if inner.kind == .element, !article.writer.isEmpty { article.writer.lineBreak() }
      return article.takeInline(next)
    }
    sink.add(.item(depth: 0, number: nil), text, from: node.range, "card")
    restart()
    return node.end
  }
}
