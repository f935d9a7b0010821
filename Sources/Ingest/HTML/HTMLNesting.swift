import Bytes

/// Looks over the tags of a page before it is parsed: gumbo spends the square of the depth of
/// nesting and of the marks that stay open, and 100,000 open elements do not finish at all.
struct HTMLNesting {
  static let deepest = 400
  static let mostOpenMarks = 64
  static let mostAttributes = 1000
  /// How often an open mark may be opened again by the elements in it.
  static let mostReopened = 2_000_000

  private let html: [UInt8]
  private var place: Int
  private var open: [String: Int] = [:]
  private var depth = 0
  private var marks = 0
  private var reopened = 0
  private var drawings = 0
  private var forms: [Int] = []

  /// Why a page is not parsed; nil if it may be.
  static func problem(_ html: [UInt8], from start: Int = 0) -> String? {
    var scan = HTMLNesting(html: html, place: start)
    return scan.run()
  }

  /// Where the names of the tags that open and close forms are.
  static func forms(in html: [UInt8]) -> [Int] {
    var scan = HTMLNesting(html: html, place: 0)
    return scan.run() == nil ? scan.forms : []
  }
}

extension HTMLNesting {
  private mutating func run() -> String? {
    while let start = html[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      guard place < html.count else { break }
      switch html[place] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): skipMarkup()
      case UInt8(ascii: "/"): closeTag()
      case let byte where ByteClass.isLetter(byte):
        guard openTag() else { return "A tag has more than \(Self.mostAttributes) attributes" }
      default: break
      }
      if depth > Self.deepest { return "Elements are nested deeper than \(Self.deepest) levels" }
      if marks > Self.mostOpenMarks || reopened > Self.mostReopened {
        return "More than \(Self.mostOpenMarks) marks such as <b> are not closed"
      }
    }
    return nil
  }

  private mutating func skipMarkup() {
    if ByteSearch.starts(html[place...], with: "!--") {
      skipComment()
    } else {
      place = html[place...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? html.count
    }
  }

  /// To `-->` or `--!>`, and also over `<!-->`.
  private mutating func skipComment() {
    place += 1
    while let dashes = ByteSearch.first(of: "--", in: html[place...]) {
      let rest = html[(dashes + 2)...]
      place = dashes + 1
      guard rest.first == UInt8(ascii: ">") || ByteSearch.starts(rest, with: "!>") else { continue }
      return place = dashes + (rest.first == UInt8(ascii: ">") ? 3 : 4)
    }
    place = html.count
  }

  private mutating func closeTag() {
    place += 1
    let name = takeName()
    guard let count = open[name], count > 0 else { return }
    open[name] = count - 1
    depth -= 1
    if Self.markTags.contains(name) { marks -= 1 }
    if name == "svg" { drawings -= 1 }
  }

  /// false if the tag has too many attributes.
  private mutating func openTag() -> Bool {
    let name = takeName()
    guard let isClosed = takeAttributes() else { return false }
    reopened += marks
    // Inside a drawing even scripts and styles hold tags.
    let isDrawing = open["svg", default: 0] + open["math", default: 0] > 0
    if !isDrawing, Self.textTags.contains(name) { skipText(until: name) }
    if Self.looseTags.contains(name) { return true }
    if drawings > 0 {
      if Self.drawingTags.contains(name) {
        if isClosed { return true }
      } else if name != "svg" {
        // Anything else ends a drawing.
        drawings = 0
      }
    }
    open[name, default: 0] += 1
    depth += 1
    if Self.markTags.contains(name) { marks += 1 }
    if name == "svg" { drawings += 1 }
    return true
  }

  private mutating func takeName() -> String {
    let start = place
    let bytes = html[place...].prefix { !ByteClass.isSpace($0) && !"/>".utf8.contains($0) }
    place = bytes.endIndex
    let name = String(decoding: bytes.prefix(32).map(ByteClass.lowered), as: UTF8.self)
    if name == "form" { forms.append(start) }
    return name
  }

  /// Goes behind the tag; whether it ends in `/>`, nil if it has too many attributes.
  private mutating func takeAttributes() -> Bool? {
    var attributes = HTMLAttributeScan()
    while place < html.count {
      let isEnd = attributes.take(html[place])
      place += 1
      if attributes.count > Self.mostAttributes { return nil }
      if isEnd { return attributes.isSlashed }
    }
    return false
  }

  /// Scripts and styles hold no tags.
  private mutating func skipText(until name: String) {
    while let start = ByteSearch.first(of: "</", in: html[place...]) {
      place = start + 2
      let found = html[place...].prefix(name.utf8.count).map(ByteClass.lowered)
      if found.elementsEqual(name.utf8) { return place = start }
    }
    place = html.count
  }

  private static let markTags: Set = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]

  private static let textTags: Set = ["script", "style", "textarea", "title", "noframes", "xmp"]

  /// Elements without an end, or whose end the next of their like is.
  private static let looseTags: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr", "html", "head", "body", "p", "li", "td", "th", "tr", "dd", "dt", "option",
    "thead", "tbody", "tfoot", "colgroup", "rp", "rt",
  ]

  /// What may be closed by `/>` inside a drawing.
  private static let drawingTags: Set = [
    "path", "circle", "rect", "g", "use", "line", "polygon", "polyline", "ellipse", "stop",
    "defs", "lineargradient", "radialgradient", "clippath", "mask", "symbol", "animate",
  ]
}
