import Bytes

/// Addresses that stand apart from the links to them: `[words][1]`, and elsewhere `[1]: address`.
struct References: Sendable {
  /// By their labels, in small letters.
  private var addresses: [[UInt8]: [UInt8]] = [:]
  private var definitions: Set<Int> = []

  init(_ scrape: Scrape, _ lines: Range<Int>) {
    var most: Int?
    for line in lines {
      guard case (let label, let written, let end)? = Self.definition(at: line, in: scrape, lines)
      else { continue }
      let address = EmbeddedPicture(written[...]).map { Array($0.name.utf8) } ?? written
      let longest = most ?? Self.longestAddress(in: scrape, lines)
      most = longest
      guard address.count <= longest else { continue }
      definitions.formUnion(line..<end)
      if addresses[label] == nil { addresses[label] = address }
    }
  }

  /// How long an address may be so that every bracket of the text could have it: one of 50 KB that
  /// is used a million times would fill the memory. A longer one stays text.
  private static func longestAddress(in scrape: Scrape, _ lines: Range<Int>) -> Int {
    let text = scrape.start(of: lines.lowerBound)..<scrape.start(of: lines.upperBound)
    return 32_000_000 / max(1, ByteSearch.count(of: "[", in: scrape.bytes[text]))
  }

  /// Whether a line does nothing but define an address.
  func isDefinition(_ line: Int) -> Bool { definitions.contains(line) }

  /// A text with the addresses beside their words.
  func resolved(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard !addresses.isEmpty, text.contains(UInt8(ascii: "[")) else { return text }
    let ticks = TickRuns(text)
    var (resolved, opened): ([UInt8], [Int]) = ([], [])
    var place = text.startIndex
    while place < text.endIndex {
      let byte = text[place]
      resolved.append(byte)
      place += 1
      switch byte {
      case UInt8(ascii: "\\") where place < text.endIndex:
        resolved.append(text[place])
        place += 1
      case UInt8(ascii: "`"):
        let end = ticks.end(of: place - 1, in: text)
        resolved += text[place..<end]
        place = end
      case UInt8(ascii: "["): opened.append(place)
      case UInt8(ascii: "]"):
        guard let start = opened.popLast() else { continue }
        let words = text[start..<(place - 1)]
        guard let (address, end) = address(behind: place, of: words, in: text) else { continue }
        resolved += Array("(".utf8) + address + Array(")".utf8)
        place = end
      default: break
      }
    }
    return resolved[...]
  }
}

extension References {
  /// Longer than this, brackets hold no label.
  private static let longest = 200

  /// The address that words in brackets lead to, and where the text goes on.
  private func address(
    behind place: Int, of words: ArraySlice<UInt8>, in text: ArraySlice<UInt8>
  ) -> (address: [UInt8], end: Int)? {
    let next = place < text.endIndex ? text[place] : 0
    if next == UInt8(ascii: "(") { return nil }
    if next == UInt8(ascii: "[") {
      let label = text[(place + 1)...].prefix(Self.longest).prefix { $0 != UInt8(ascii: "]") }
      guard label.endIndex < text.endIndex, text[label.endIndex] == UInt8(ascii: "]") else {
        return nil
      }
      let name = label.isEmpty ? words : label
      // Brackets in one another would each be read again.
      guard name.count <= Self.longest else { return nil }
      return addresses[Self.key(name)].map { ($0, label.endIndex + 1) }
    }
    guard words.count <= Self.longest else { return nil }
    return addresses[Self.key(words)].map { ($0, place) }
  }

  /// What the line defines, with what the lines below it have of the address: a tool that wraps
  /// lines breaks it at hyphens, and may set none of it beside its label.
  private static func definition(
    at line: Int, in scrape: Scrape, _ lines: Range<Int>
  ) -> (label: [UInt8], address: [UInt8], end: Int)? {
    var (text, end) = (scrape.text(line), line + 1)
    if text.first == UInt8(ascii: "["), text.suffix(2).elementsEqual("]:".utf8),
      lines.contains(end), ByteSearch.starts(scrape.text(end), with: "http")
    {
      text += [UInt8(ascii: " ")] + scrape.text(end)
      end += 1
    }
    guard case (let label, var address)? = definition(text) else { return nil }
    while end - line < mostLines, case let rest = rest(of: address, in: scrape, end, lines),
      !rest.isEmpty
    {
      address += rest
      end += 1
    }
    return (label, address, end)
  }

  /// Of a definition: addresses have a few hyphens.
  private static let mostLines = 6

  /// The label and the address of a line that defines one.
  private static func definition(
    _ line: ArraySlice<UInt8>
  ) -> (label: [UInt8], address: [UInt8])? {
    guard let line = DefinitionLine(line), line.isSpaced, line.label.count <= longest,
      !line.address.isEmpty,
      line.isAngled || line.address.contains(where: { "/:#.".utf8.contains($0) })
    else { return nil }
    return (key(line.label), Array(line.address))
  }

  /// What the next line has of an address that a tool broke at its hyphen.
  private static func rest(
    of address: [UInt8], in scrape: Scrape, _ next: Int, _ lines: Range<Int>
  ) -> ArraySlice<UInt8> {
    guard address.last == UInt8(ascii: "-"), lines.contains(next) else { return [] }
    let text = scrape.text(next)
    let isRest =
      text.contains { "/#".utf8.contains($0) }
      || ByteSearch.first(of: "developer.apple.com/", in: address[...]) != nil
    let isOther =
      ByteSearch.first(of: "://", in: text) != nil
      || !(text.first.map(ByteClass.isAlphanumeric) ?? false)
    return isRest && !isOther && !text.contains(where: ByteClass.isSpace) && definition(text) == nil
      ? text : []
  }

  private static func key(_ label: ArraySlice<UInt8>) -> [UInt8] { label.map(ByteClass.lowered) }
}
