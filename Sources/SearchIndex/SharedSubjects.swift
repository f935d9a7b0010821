import Model
import SearchCore

/// Names what two pages share: the subjects that weigh most in both, as the pages spell them. The
/// title of a page of the site is one subject, if both pages have all of its words.
struct SharedSubjects {
  private let table: TermTable
  private let titles: TitleSubjects
  private var spellings: Spellings

  init(_ site: Site, _ words: SiteWords, _ leading: LeadingWords) {
    table = words.table
    titles = TitleSubjects(site.pages.map(\.title), words.table)
    spellings = Spellings(words, leading)
  }

  /// The reason why `page` shows `other`: up to two subjects, those of most weight first.
  mutating func reason(
    _ shared: [LeadingWords.Word], of page: Int, and other: Int
  ) -> String {
    let said = titles.stems[other]
    var left = shared.filter { !said.contains($0.stem) && table.bytes(at: $0.stem).count > 2 }
    left.sort { $0.weight == $1.weight ? $0.stem < $1.stem : $0.weight > $1.weight }
    var names: [String] = []
    while names.count < 2, let first = left.first {
      let stems = left.map(\.stem)
      left.removeFirst()
      if let title = titles.first(with: first.stem, among: stems, not: [page, other]) {
        names.append(title.name)
        left.removeAll { title.stems.contains($0.stem) }
      } else if let name = spellings.spelled(first.stem, page, other) {
        names.append(name)
        let start = table.bytes(at: first.stem).prefix(5)
        left.removeAll { table.bytes(at: $0.stem).starts(with: start) }
      }
    }
    return names.joined(separator: ", ")
  }
}

/// The titles of pages as subjects.
private struct TitleSubjects {
  /// Titles of the same words in the same order.
  struct Subject {
    let stems: [UInt32]
    var pages: [Int]
  }

  /// A page is never told of itself nor of the other one: of many pages with one title, the first
  /// few are enough.
  private static let mostPages = 3

  /// By page, the stems of its title's words, of those that any text has.
  let stems: [[UInt32]]
  private let titles: [String]
  private var subjects: [Subject] = []
  /// By stem.
  private var places: [UInt32: [Int]] = [:]

  init(_ titles: [String], _ table: TermTable) {
    self.titles = titles
    var (words, all) = (LetterWords(), [[UInt32]]())
    var known: [[UInt32]: Int] = [:]
    for (page, title) in titles.enumerated() {
      let found = words.words(of: title).map { table.place(of: LetterWords.stem($0)) }
      let stems = found.compactMap(\.self)
      all.append(stems)
      // A subject of several words, all of which pages have.
      guard stems.count > 1, stems.count == found.count else { continue }
      let number = known[stems] ?? subjects.count
      if number == subjects.count {
        known[stems] = number
        subjects.append(Subject(stems: stems, pages: []))
        for stem in Set(stems) { places[stem, default: []].append(number) }
      }
      if subjects[number].pages.count < Self.mostPages { subjects[number].pages.append(page) }
    }
    stems = all
  }

  /// The first title of all that has a stem, and no other than these.
  func first(
    with stem: UInt32, among stems: [UInt32], not pages: [Int]
  ) -> (name: String, stems: [UInt32])? {
    var first: (page: Int, subject: Int)?
    for number in places[stem] ?? [] where subjects[number].stems.allSatisfy(stems.contains) {
      guard let page = subjects[number].pages.first(where: { !pages.contains($0) }) else {
        continue
      }
      if page < first?.page ?? .max { first = (page, number) }
    }
    return first.map { (titles[$0.page], subjects[$0.subject].stems) }
  }
}
