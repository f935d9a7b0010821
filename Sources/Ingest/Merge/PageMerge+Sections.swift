extension PageMerge {
  /// Whole sections, behind those that they follow in their own draft, and the text of headings
  /// that have none here: Apple publishes no empty section.
  mutating func fillSections(from draft: Int) {
    let sections = DraftSection.sections(of: drafts[draft].blocks, keys: keys[draft])
    let map = current().map
    let numbers = map.numbers(of: sections)
    let missing = missing(sections, numbers, map, of: draft)
    var insertions = Insertions()
    var place = map.sections[0].blocks.upperBound
    for (number, section) in sections.enumerated() {
      if let here = numbers[number] {
        place = map.sections[here].blocks.upperBound
        guard map.isEmpty[here], isWanted(section, isOld: false, of: draft) else { continue }
        insertions[map.sections[here].blocks.lowerBound + 1, default: []]
          .append(section.blocks.dropFirst())
      } else if missing[number] {
        place = map.place(behind: place, level: section.level)
        insertions[place, default: []].append(section.blocks)
      }
    }
    insert(insertions, of: draft)
  }
}

extension PageMerge {
  /// Which sections have a heading that the page lacks, and text that it does not say anywhere. A
  /// heading whose text is under headings of its own is as new as any of them.
  private mutating func missing(
    _ sections: [DraftSection], _ numbers: [Int?], _ map: SectionMap, of draft: Int
  ) -> [Bool] {
    var missing = sections.map { _ in false }
    // The level of the sections to come that need a heading above them.
    var within = 0
    for number in sections.indices.reversed() {
      let section = sections[number]
      guard !section.path.isEmpty, numbers[number] == nil else {
        within = 0
        continue
      }
      let isOld = !hasEmptyParent(section, map)
      missing[number] =
        within > section.level || isWanted(section, isOld: isOld, of: draft)
      if missing[number] { within = section.level } else if within > section.level { within = 0 }
    }
    return missing
  }

  private func hasEmptyParent(_ section: DraftSection, _ map: SectionMap) -> Bool {
    let path = Array(section.path.dropLast())
    guard !path.isEmpty else { return false }
    let parent = DraftSection(path: path, level: 1, blocks: 0..<0)
    return map.number(of: parent).map { map.isEmpty[$0] } ?? false
  }

  /// Links are compared by address and tables by row, because their words may be said elsewhere.
  private mutating func says(_ text: [Block], _ draft: Int) -> Bool {
    let links = text.compactMap(\.listedAddress)
    if links.count == text.count { return links.allSatisfy(current().listed.contains) }
    let inside = text.filter { $0.needed != .panels }
    if standings[0].structure == 3, inside.allSatisfy({ $0.kind == .table }) {
      let page = current()
      return inside.allSatisfy { table in
        let key = table.identity
        return page.has(
          table, key, times: counts[key, default: 1], isWhole: standings[draft].structure == 3)
      }
    }
    return said().says(text)
  }

  /// Whether a section says what the page does not, and what no newer source would say. `isOld`
  /// shows whether its age counts.
  private mutating func isWanted(_ section: DraftSection, isOld: Bool, of draft: Int) -> Bool {
    let all = drafts[draft].blocks[section.blocks]
    let text = all.filter { $0.headingLevel == nil }
    guard !text.isEmpty, !says(text, draft) else { return false }
    let paragraphs = text.filter { $0.needed == .text }
    let telling = paragraphs.isEmpty ? Array(text) : paragraphs
    guard isOld, telling.allSatisfy({ isSuperseded($0, in: section, of: draft) }) else {
      return true
    }
    if let newer = standings[draft].newer, let heading = all.first {
      superseded.append(
        Superseded(
          draft: draft, heading: heading.string, origin: heading.origin.lowerBound, newer: newer))
    }
    return false
  }
}
