import Bytes
import Model
import Vocabulary

extension Lexicon {
  /// What a reading teaches: structured pages much, loose ones their title and chapter headings.
  mutating func learn(from reading: Reading) {
    for draft in reading.drafts {
      add(title: draft.title, at: draft.address.url)
      for block in draft.blocks { learn(from: block) }
      for block in draft.closingBlocks {
        learnLink(block.text)
        learnFramework(block.text[...])
      }
    }
    guard case .loose(let loose) = reading.outcome else { return }
    add(title: loose.title, at: loose.address.url)
    for name in InnerCapitals.words(in: loose) {
      add(name: name, times: Openers.endsInOpener(name) ? 1 : 2)
    }
    for heading in loose.chapters { add(heading: heading, level: 2) }
    for line in loose.scrape.lines where loose.body.contains(line.lowerBound) {
      learnFramework(loose.scrape.bytes[line].trimmed)
    }
  }
}

extension Lexicon {
  private mutating func learn(from block: Block) {
    switch block.kind {
    case .heading(let level) where level > 1: add(heading: block.string, level: level)
    case .paragraph, .item: learnOpener(block.string)
    default: break
    }
    for symbol in block.codeSpans { add(symbol: symbol) }
    for name in InnerCapitals.words(in: block.text[...]) { add(name: name, times: 3) }
  }

  /// A line that is a link, perhaps with the name of a framework behind it.
  private mutating func learnLink(_ line: [UInt8]) {
    guard line.first == UInt8(ascii: "["), let middle = ByteSearch.first(of: "](", in: line[...]),
      let address = LinkAddress(line[...], at: middle)
    else { return }
    let text = line[1..<middle].filter { $0 != UInt8(ascii: "`") }
    add(
      link: String(decoding: text, as: UTF8.self),
      to: String(decoding: address.normal, as: UTF8.self))
  }

  /// `Symbol — Framework`, alone on a line.
  private mutating func learnFramework(_ line: ArraySlice<UInt8>) {
    guard line.count < 400,
      let dash = ByteSearch.last(of: " — ", in: line).map({ $0 + 5 })
        ?? ByteSearch.last(of: " -- ", in: line).map({ $0 + 4 })
    else { return }
    let name = line[dash...]
    let isName = name.first.map(ByteClass.isUppercase) ?? false
    if isName, name.count < 40, !SentenceEnds.isEnded(name) {
      add(framework: String(decoding: name, as: UTF8.self))
    }
  }

  private mutating func learnOpener(_ text: String) {
    let isLead = text.hasPrefix("**")
    let words = isLead ? text.dropFirst(2) : text[...]
    guard let word = words.split(separator: " ", maxSplits: 1).first, !word.isEmpty else { return }
    add(opener: String(word), leads: isLead)
  }
}

extension Draft {
  /// What is under “Resources”.
  fileprivate var closingBlocks: ArraySlice<Block> {
    let start = blocks.lastIndex { $0.headingLevel == 2 && $0.string == SectionNames.resources }
    return blocks[(start ?? blocks.endIndex)...]
  }
}

extension Block {
  /// The names between backticks.
  var codeSpans: [String] {
    guard text.contains(UInt8(ascii: "`")) else { return [] }
    let parts = text.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count - 1, by: 2).map {
      String(decoding: parts[$0], as: UTF8.self)
    }
  }
}
