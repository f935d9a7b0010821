import Model
import Vocabulary

/// Where blocks of a spaced text begin. Nothing marks them: a heading is between the end of a
/// sentence and a word that only sentences open with, and a guideline is a sentence that is like
/// other guidelines (`LeadOdds`).
struct SpacedJoints {
  let words: [SpacedWord]
  /// The words at which a block begins.
  private(set) var places: Set<Int> = []
  /// Those at which a heading begins.
  private(set) var headings: [Int: SpacedText.Level] = [:]
  /// The words at which a guideline or a label begins.
  private(set) var leads: Set<Int> = []
  private(set) var hasTitle = false
  let tables: RepeatedHeaders
  /// The headings that the page is known to have.
  private(set) var known: KnownHeadings?
  /// Words that follow one another as names do, with a capital each, inside of sentences.
  private var names: [String: Int] = [:]
  /// Words of names behind which sentences go on.
  private var free: Set<String> = []
  /// How often a word is inside of sentences in small letters, less how often with a capital.
  private var smallness: [String: Int] = [:]
  let title: [String]

  /// In words. A longer one is none.
  private static let longestTitle = 16

  init(_ words: [SpacedWord], title: String, outline: [Outlines.Heading]) {
    self.words = words
    tables = RepeatedHeaders(words)
    let title = title.split(separator: " ", maxSplits: Self.longestTitle).map { $0.lowercased() }
    self.title = title.count > Self.longestTitle ? [] : title
    collectNames()
    known = KnownHeadings(outline, in: self)
    let found = findTitle()
    hasTitle = found != nil
    if let found, found.isWhole { places.insert(found.end) }
    run(from: found?.end ?? 0)
  }
}

extension SpacedJoints {
  private mutating func collectNames() {
    guard words.count > 2 else { return }
    var isName = false
    for place in 1..<(words.count - 1) {
      let (before, first, second) = (words[place - 1], words[place], words[place + 1])
      if first.isSmall { smallness[first.plain, default: 0] += 1 }
      if first.isCapital, before.goesOn { smallness[first.plain, default: 0] -= 1 }
      isName =
        first.isCapital && !first.isMarked && (isName || before.isSmall && !before.isEnded)
      if isName, second.isCapital { names["\(first.plain) \(second.plain)", default: 0] += 1 }
      if isName, second.isSmall { free.insert(first.plain) }
    }
  }

  /// Whether a word belongs to one name with the word before it. A word that sentences open with
  /// has to be seen there twice; so has a common word, unless the word before is never alone.
  func goesOnName(_ place: Int) -> Bool {
    let (before, word) = (words[place - 1], words[place])
    let count = names["\(before.plain) \(word.plain)", default: 0]
    let isLoose = word.opens || free.contains(before.plain) && (word.commands || isCommon(word))
    return count > (isLoose ? 1 : 0)
  }

  /// Whether a word follows the one before it somewhere in a name.
  func isName(_ place: Int) -> Bool {
    names["\(words[place - 1].plain) \(words[place].plain)"] != nil
  }

  /// Whether a word with a capital is one that the page writes small elsewhere.
  func isCommon(_ word: SpacedWord) -> Bool { smallness[word.plain, default: 0] > 0 }

  /// Whether the page's title is here, the name of what it is about.
  func isTitle(_ place: Int) -> Bool {
    title.count > 1 && words.count - place >= title.count
      && zip(title, words[place...]).allSatisfy { $0 == $1.plain }
  }
}

extension SpacedJoints {
  private mutating func run(from start: Int) {
    var walk = Walk(place: start)
    while walk.place < words.count {
      if let end = playerEnd(walk.place) {
        places.formUnion([walk.place, end])
        walk.place = end
      } else if let heading = heading(at: walk.place) {
        take(heading, &walk)
      } else if let list = labels(at: walk.place) {
        take(list, &walk)
        walk.begin(LeadOdds.behindLead)
      } else {
        takeSentence(&walk)
      }
    }
    takeLeads(&walk)
    walk.cells.finish()
    let cells = walk.cells.joints.subtracting(known?.joints ?? [])
    places.subtract(cells.filter { !isGlued($0) })
    for cell in cells { headings[cell] = nil }
    for place in walk.sections.lower(of: headings) where headings[place] == .section {
      headings[place] = .lower
    }
  }

  /// What is known on the way through the words.
  private struct Walk {
    var place: Int
    var isInChapter = false
    /// The sentences since a heading or list, and which of them may be leads.
    var stretch: [Int] = []
    var path = LeadPath(from: LeadOdds.behindHeading)
    var cells = SpacedCells()
    var sections = SpacedSections()

    mutating func begin(_ gap: Int) {
      stretch = []
      path = LeadPath(from: gap)
    }
  }

  private mutating func take(_ heading: SpacedHeading, _ walk: inout Walk) {
    takeLeads(&walk)
    let blocks = parts(heading)
    let joints = blocks + [heading.words.upperBound]
    places.formUnion(joints)
    if let last = blocks.last, isSure(heading, blocks), !isLabel(heading) {
      headings[last] = level(heading, last)
      if heading.isUnknown {
        walk.sections.add(last, words: heading.words.upperBound - last)
      }
    }
    walk.cells.add(heading, joints)
    walk.isInChapter = walk.isInChapter || heading.kind != .aside
    walk.place = heading.words.upperBound
  }

  private mutating func take(_ list: [Int], _ walk: inout Walk) {
    takeLeads(&walk)
    places.formUnion(list)
    leads.formUnion(
      zip(list, list.dropFirst()).map { $0..<$1 }.filter(isLabelled).map(\.lowerBound))
    for (item, next) in zip(list, list.dropFirst()) { walk.cells.addSentence(of: next - item) }
    walk.place = list[list.count - 1]
  }

  private mutating func takeSentence(_ walk: inout Walk) {
    let sentence = walk.place..<sentenceEnd(walk.place)
    let end = sentence.upperBound
    let isFront = walk.isInChapter && end < words.count && isBehindWords(walk.place, end)
    if isFront { places.insert(walk.place) }
    walk.cells.addSentence(of: sentence.count)
    places.formUnion(sentence.filter(isGlued))
    walk.stretch.append(walk.place)
    walk.path.add(walk.isInChapter ? kind(sentence) : .text)
    if isFront {
      takeLeads(&walk)
      leads.insert(end)
    }
    walk.place = end
    guard words[end - 1].announces, end < words.count, let list = list(at: end) else { return }
    take(list, &walk)
    walk.begin(LeadOdds.wider(LeadOdds.behindHeading))
  }

  private func kind(_ sentence: Range<Int>) -> LeadPath.Sentence {
    if isAboutPlatforms(sentence) { return .lead }
    return odds(sentence).map { .guideline(odds: $0.score) } ?? .text
  }

  /// Ends a stretch; the next one begins as behind a heading.
  private mutating func takeLeads(_ walk: inout Walk) {
    for (place, isLead) in zip(walk.stretch, walk.path.leads) where isLead {
      places.insert(place)
      leads.insert(place)
      walk.sections.addLead()
    }
    walk.begin(LeadOdds.behindHeading)
  }

  /// Whether the last block is certainly a heading. Names before it are captions, or cells unless a
  /// sentence follows.
  private func isSure(_ heading: SpacedHeading, _ blocks: [Int]) -> Bool {
    guard heading.kind != .aside else { return false }
    guard blocks.count > 1, let last = blocks.last else { return true }
    let inner = (last + 1)..<heading.words.upperBound
    return words[heading.words.upperBound].opens
      && !inner.contains { words[$0].isCapital && isCommon(words[$0]) && !goesOnName($0) }
  }

  /// Of a page that we know, a heading that is none of the known is doubtful.
  private func level(_ heading: SpacedHeading, _ place: Int) -> SpacedText.Level {
    if let known = known?.places[place] { return .known(known.level) }
    if known?.isWhole == true, heading.isUnknown { return .doubtful }
    return tables.headings[place]?.level ?? .section
  }

  /// Names of platforms side by side are labels, and no sections.
  private func isLabel(_ heading: SpacedHeading) -> Bool {
    guard heading.kind == .platforms else { return false }
    let (start, end) = (heading.words.lowerBound, heading.words.upperBound)
    return platformsEnd(end) != nil || start > 0 && words[start - 1].isPlatform
  }

  /// Behind `Video with custom controls. … Play`, which stays as it is.
  private func playerEnd(_ start: Int) -> Int? {
    guard words[start].text == "Video", start + 3 < words.count,
      words[start..<(start + 4)].map(\.plain) == ["video", "with", "custom", "controls"]
    else { return nil }
    let window = start + 4..<min(words.count, start + 400)
    let button = window.first { words[$0].text == "Play" && words[$0 - 1].isEnded }
    return button.map { $0 + 1 } ?? start + 4
  }

  /// Whether a word is right behind another. The scraper parted all but blocks.
  func isGlued(_ place: Int) -> Bool {
    place > 0 && words[place - 1].range.upperBound == words[place].range.lowerBound
  }

  /// Behind the sentence that begins at a place, or where a heading that most pages have, or a
  /// guideline behind labels, begins.
  func sentenceEnd(_ start: Int) -> Int {
    let end = wholeSentenceEnd(start)
    return (start + 1..<end).prefix(Self.longestFront).first { isBehindWords(start, $0) } ?? end
  }

  /// Without looking for a guideline inside, which looks at sentences itself.
  func wholeSentenceEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < words.count {
      let last = words[end - 1]
      if last.isEnded, !last.isShort, words[end].begins { return end }
      if isGlued(end), words[end].isCapital { return end }
      if known?.places[end] != nil || tables.headings[end] != nil { return end }
      if fixedHeading(at: end) != nil, !last.goesOn { return end }
      end += 1
    }
    return end
  }

  /// `Not supported in tvOS.` is in a paragraph of its own; a platform's heading may follow
  /// without a blank.
  private func isAboutPlatforms(_ sentence: Range<Int>) -> Bool {
    guard sentence.count < 24, ["Not", "No"].contains(words[sentence.lowerBound].text) else {
      return false
    }
    let text = words[sentence].map(\.text).joined(separator: " ").prefix { $0 != "." }
    return PlatformSupport(text + ".", subject: "").isWhole
  }
}
