import Bytes
import Model

/// An index of all pages beside the start page: the text is the start page's, the lists and their
/// order are the index's.
extension PageMerge {
  mutating func addContents(from draft: Int) {
    account(for: draft)
    let theirs = drafts[draft].blocks
    guard let first = theirs.first else { return }
    fates[draft] = theirs.map { _ in .kept }
    if first.headingLevel == 1 { fates[draft][0] = .merged }
    let own = blocks.map { keys[$0.draft][$0.place] }
    let plan = ContentsPlan(
      blocks, DraftSection.sections(of: blocks.map(\.block), keys: own),
      index: DraftSection.sections(of: theirs, keys: keys[draft]),
      listed: Set(theirs.compactMap { LeadingLink($0.text)?.address }))
    let lists = plan.lists.map { section in
      section.map { Placed(block: theirs[$0], draft: draft, place: $0) }
    }
    for place in plan.removed { fates[blocks[place].draft][blocks[place].place] = .merged }
    blocks = plan.arranged(blocks, lists)
    hasChanged()
  }
}

/// Where the lists of an index go in a page, and what of the page they say already.
struct ContentsPlan {
  /// The places in the index of each of its groups, heading first; what is above them is the first.
  let lists: [Range<Int>]
  /// Places in the page of what the index says.
  private(set) var removed: Set<Int> = []

  private let sections: [DraftSection]
  /// The group of the index that each section is, if it is one.
  private var groups: [Int?]
  /// The first section that the lists are in front of.
  private var start: Int

  init(
    _ blocks: [PageMerge.Placed], _ sections: [DraftSection], index: [DraftSection],
    listed: Set<[UInt8]>
  ) {
    self.sections = sections
    lists = index.map(\.blocks)
    var names: [[UInt8]: Int] = [:]
    for (number, section) in index.enumerated() {
      if let name = section.path.last, names[name] == nil { names[name] = number }
    }
    let found = sections.map { $0.path.last.flatMap { names[$0] } }
    groups = found
    func isListed(_ place: Int) -> Bool {
      guard blocks[place].block.isItem, let link = LeadingLink(blocks[place].block.text) else {
        return false
      }
      return link.isAlone && listed.contains(link.address)
    }
    let places = sections.map { $0.blocks.filter(isListed) }
    start =
      sections.indices.dropFirst().first { found[$0] != nil || !places[$0].isEmpty }
      ?? sections.count
    let isAll = places.first.map { !$0.isEmpty && $0.count * 2 >= listed.count } ?? false
    for number in sections.indices where found[number] != nil || number == 0 && isAll {
      removed.formUnion(places[number])
      if number > 0 { removed.insert(sections[number].blocks.lowerBound) }
    }
    removeEmptied()
  }
}

extension ContentsPlan {
  /// A heading that had nothing but such lists below it, in sections of their own.
  private mutating func removeEmptied() {
    for number in sections.indices.dropFirst().reversed() where groups[number] == nil {
      let section = sections[number]
      let inner = sections[(number + 1)...].prefix { $0.level > section.level }
      guard section.blocks.count == 1, !inner.isEmpty,
        inner.allSatisfy({ removed.contains($0.blocks.lowerBound) })
      else { continue }
      removed.insert(section.blocks.lowerBound)
      start = min(start, number)
    }
  }

  func arranged(
    _ blocks: [PageMerge.Placed], _ lists: [[PageMerge.Placed]]
  ) -> [PageMerge.Placed] {
    var page: [PageMerge.Placed] = []
    for number in sections.indices {
      if number == start { page += listed(blocks, lists) }
      if groups[number] == nil { page += rest(of: number).map { blocks[$0] } }
      if number == 0 { page += lists.first?.filter { $0.block.headingLevel != 1 } ?? [] }
    }
    return start < sections.count ? page : page + listed(blocks, lists)
  }

  /// The groups, each with what the page itself says under its heading.
  private func listed(
    _ blocks: [PageMerge.Placed], _ lists: [[PageMerge.Placed]]
  ) -> [PageMerge.Placed] {
    let owners = Dictionary(grouping: sections.indices.filter { groups[$0] != nil }) { groups[$0] }
    return lists.indices.dropFirst().flatMap { group -> [PageMerge.Placed] in
      let own = owners[group] ?? []
      let first = own.flatMap { number in
        sections[number].blocks.dropFirst().prefix { !removed.contains($0) }
      }
      let opening = Set(first)
      let rest = own.flatMap { self.rest(of: $0) }.filter { !opening.contains($0) }
      return lists[group].prefix(1) + first.map { blocks[$0] } + lists[group].dropFirst()
        + rest.map { blocks[$0] }
    }
  }

  private func rest(of number: Int) -> [Int] {
    sections[number].blocks.filter { !removed.contains($0) }
  }
}
