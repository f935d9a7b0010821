import Bytes
import Model

/// Puts a backslash before what opens a link, and into its address.
struct LinkDisarm {
  private let body: [UInt8]
  private let lines: LineTable
  /// Where backslashes go.
  private var marks: Set<Int> = []

  init(_ page: SourcePage, _ links: [LinkGuard.Refused]) {
    body = Array(page.body)
    lines = LineTable(body)
    for link in links { open(link, line: link.line - page.bodyLine + 1) }
    for scheme in Set(links.compactMap(\.scheme)) { breakAddresses(scheme) }
  }

  var markdown: [UInt8] {
    var markdown: [UInt8] = []
    markdown.reserveCapacity(body.count + marks.count)
    for place in body.indices {
      if marks.contains(place) { markdown.append(Self.backslash) }
      markdown.append(body[place])
    }
    return markdown
  }
}

extension LinkDisarm {
  private static let backslash = UInt8(ascii: "\\")

  /// Where the parser says that a link begins, if one does; else everywhere in its line.
  private mutating func open(_ link: LinkGuard.Refused, line: Int) {
    guard let range = lines.range(of: line) else { return openAll(in: body.indices) }
    let place = range.lowerBound + link.column - 1
    let isPicture = place + 1 < range.upperBound && place >= 0 && body[place] == UInt8(ascii: "!")
    let bracket = isPicture ? place + 1 : place
    if range.contains(bracket), Self.openers.contains(body[bracket]), !isMarked(bracket) {
      marks.insert(bracket)
    } else {
      openAll(in: range)
    }
  }

  private static let openers = Array("[<".utf8)

  private mutating func openAll(in range: Range<Int>) {
    for place in range where Self.openers.contains(body[place]) && !isMarked(place) {
      marks.insert(place)
    }
  }

  /// `(javascript:x)` no longer reads as an address, no matter who reads it; neither does a bare
  /// one.
  private mutating func breakAddresses(_ scheme: String) {
    let letters = Array(scheme.utf8)
    for colon in body.indices.dropFirst(letters.count) where body[colon] == UInt8(ascii: ":") {
      let start = colon - letters.count
      let isScheme = zip(body[start..<colon], letters).allSatisfy { ByteClass.lowered($0) == $1 }
      let isWhole = start == 0 || !ByteClass.isAlphanumeric(body[start - 1])
      if isScheme, isWhole, isAddress(start, colon) { marks.insert(colon) }
    }
  }

  private func isAddress(_ start: Int, _ colon: Int) -> Bool {
    let before = start > 0 ? body[start - 1] : 0
    let behind = colon + 1 < body.count ? body[colon + 1] : 0
    if "(<:".utf8.contains(before) { return true }
    if start > 2, before == 0x20, body[start - 2] == UInt8(ascii: ":") { return true }
    return !ByteClass.isSpace(behind)
  }

  private func isMarked(_ place: Int) -> Bool {
    var count = 0
    while place - count > 0, body[place - count - 1] == Self.backslash { count += 1 }
    return count % 2 == 1
  }
}
