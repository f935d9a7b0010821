/// The sections of a page, found by the headings around them.
struct SectionMap: Sendable {
  let sections: [DraftSection]
  /// Whether nothing but headings is under each heading.
  let isEmpty: [Bool]
  /// By their first blocks.
  private var starts: [Int: Int] = [:]
  private var byPath: [[[UInt8]]: Int] = [:]
  private var byHeading: [[UInt8]: Int] = [:]

  init(_ blocks: [Block], keys: [[UInt8]]) {
    sections = DraftSection.sections(of: blocks, keys: keys)
    isEmpty = Self.emptiness(sections)
    for (number, section) in sections.enumerated() {
      starts[section.blocks.lowerBound] = number
      if byPath[section.path] == nil { byPath[section.path] = number }
      if let heading = section.path.last, byHeading[heading] == nil { byHeading[heading] = number }
    }
  }

  /// The section here that a section of another source is: under the same headings, or, if those
  /// around it are not here, under a heading of the same words.
  func number(of section: DraftSection) -> Int? {
    if let number = byPath[section.path] { return number }
    guard let heading = section.path.last else { return nil }
    let isWithin = section.path.count > 1 && byPath[section.path.dropLast()] != nil
    return isWithin ? nil : byHeading[heading]
  }

  /// The section here that each section of another source is. What is found under the same
  /// headings is not found again by its words alone.
  func numbers(of others: [DraftSection]) -> [Int?] {
    let taken = Set(others.compactMap { byPath[$0.path] })
    return others.map { other in
      if let number = byPath[other.path] { return number }
      return number(of: other).flatMap { taken.contains($0) ? nil : $0 }
    }
  }

  /// Where a section of a level goes that follows a place between sections: behind all that is
  /// within the section before it.
  func place(behind place: Int, level: Int) -> Int {
    var place = place
    while let next = starts[place], sections[next].level > level {
      place = sections[next].blocks.upperBound
    }
    return place
  }
}

extension SectionMap {
  /// From the last to the first, so that a section knows of those within it.
  private static func emptiness(_ sections: [DraftSection]) -> [Bool] {
    var isEmpty = sections.map { $0.blocks.count == 1 && !$0.path.isEmpty }
    // The nearest level so far at which something is said.
    var filled: [Int: Bool] = [:]
    for number in sections.indices.reversed() {
      let level = sections[number].level
      let isFilledWithin = filled.contains { $0.key > level }
      filled = filled.filter { $0.key <= level }
      isEmpty[number] = isEmpty[number] && !isFilledWithin
      if !isEmpty[number] { filled[level] = true }
    }
    return isEmpty
  }
}
