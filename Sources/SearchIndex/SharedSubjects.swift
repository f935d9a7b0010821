import Model
import SearchCore

/// Names what two pages share: the subjects that weigh most in both, as the pages spell them. The
/// title of a page of the site is one subject, if both pages have all of its words.
struct SharedSubjects {
  struct Subject {
    let stems: [[UInt8]]
    let name: String
  }

  private let titles: [(page: Int, subject: Subject)]
  /// By page, each stem in its spellings, and how often each is written.
  private var spellings: [Int: [[UInt8]: [String: Int]]] = [:]
  private let texts: [Int: [String]]

  init(_ site: Site, _ words: SiteWords) {
    titles = site.pages.enumerated().compactMap { number, page in
      let stems = Self.words(page.title).map(Self.stem)
      return stems.count > 1 ? (number, Subject(stems: stems, name: page.title)) : nil
    }
    texts = Dictionary(grouping: words.units.indices) { words.pages[$0] }
      .mapValues { $0.map { words.units[$0].text } }
  }

  /// The reason why `page` shows `other`: up to two subjects, those of most weight first.
  mutating func reason(
    _ shared: [(stem: [UInt8], weight: UInt64)], of page: Int, and other: Int, title: String
  ) -> String {
    let said = Set(Self.words(title).map(Self.stem))
    var left = shared.filter { !said.contains($0.stem) && $0.stem.count > 2 }
    left.sort {
      $0.weight == $1.weight ? $0.stem.lexicographicallyPrecedes($1.stem) : $0.weight > $1.weight
    }
    var names: [String] = []
    while names.count < 2, let first = left.first {
      left.removeFirst()
      let stems = Set(left.map(\.stem)).union([first.stem])
      if let title = subject(with: first.stem, among: stems, not: [page, other]) {
        names.append(title.name)
        left.removeAll { title.stems.contains($0.stem) }
      } else if let name = spelled(first.stem, page, other) {
        names.append(name)
        left.removeAll { $0.stem.starts(with: first.stem.prefix(5)) }
      }
    }
    return names.joined(separator: ", ")
  }
}

extension SharedSubjects {
  private func subject(
    with stem: [UInt8], among stems: Set<[UInt8]>, not pages: [Int]
  ) -> Subject? {
    titles.first { title in
      !pages.contains(title.page) && title.subject.stems.contains(stem)
        && title.subject.stems.allSatisfy(stems.contains)
    }?.subject
  }

  /// The spelling that the two pages use most; half of a name is with its other half.
  private mutating func spelled(_ stem: [UInt8], _ page: Int, _ other: Int) -> String? {
    let counts = forms(page)[stem, default: [:]].merging(
      forms(other)[stem, default: [:]], uniquingKeysWith: +)
    let isName = { (form: String) in form.contains(" ") }
    let word = counts.filter { !isName($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let name = counts.filter { isName($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let word, let name, word.key.first?.isUppercase == true, name.value * 2 > word.value
    else { return word?.key }
    return name.key
  }

  private mutating func forms(_ page: Int) -> [[UInt8]: [String: Int]] {
    if let known = spellings[page] { return known }
    var forms: [[UInt8]: [String: Int]] = [:]
    for text in texts[page, default: []] {
      let words = Self.words(text)
      for (place, word) in words.enumerated() {
        let stem = Self.stem(word)
        forms[stem, default: [:]][String(word), default: 0] += 1
        guard place > 0, Self.isCapital(words[place - 1]), Self.isCapital(word),
          text[words[place - 1].endIndex..<word.startIndex] == " "
        else { continue }
        let name = text[words[place - 1].startIndex..<word.endIndex]
        for half in [stem, Self.stem(words[place - 1])] {
          forms[half, default: [:]][String(name), default: 0] += 1
        }
      }
    }
    spellings[page] = forms
    return forms
  }

  private static func isCapital(_ word: Substring) -> Bool { word.first?.isUppercase ?? false }

  private static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && $0 != "’" }
  }

  private static func stem(_ word: Substring) -> [UInt8] {
    Stemmer.stem(Array(word.lowercased().utf8))
  }
}
