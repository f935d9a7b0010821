/// The levels of headings, which nothing in the text shows. Counted over 158 pages that kept them:
/// of headings with four words and more, behind the first of a page, 61 of 75 were below another;
/// on pages with twelve and more, so were 76 of 86 sections without a guideline.
struct SpacedSections {
  private struct Section {
    let place: Int
    let words: Int
    var leads = 0
  }

  private var sections: [Section] = []

  private static let long = 4
  private static let many = 12

  /// A heading at a place, with so many words.
  mutating func add(_ place: Int, words: Int) {
    sections.append(Section(place: place, words: words))
  }

  mutating func addLead() {
    if let last = sections.indices.last { sections[last].leads += 1 }
  }

  /// The headings that are most likely below another.
  func lower(of headings: [Int: SpacedText.Level]) -> [Int] {
    let sections = sections.filter { headings[$0.place] != nil }
    let isLong = sections.count >= Self.many
    return sections.dropFirst().filter { $0.words >= Self.long || isLong && $0.leads == 0 }
      .map(\.place)
  }
}
