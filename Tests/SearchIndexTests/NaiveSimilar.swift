import Model
import SearchCore

@testable import SearchIndex

/// Finds similar pages by comparing every page with every other, and their spellings by reading all
/// of their texts, character by character.
struct NaiveSimilar {
  typealias Stem = [UInt8]

  private let site: Site
  private let words: SiteWords
  private let vectors: [[Stem: UInt64]]

  init(_ site: Site) {
    self.site = site
    words = SiteWords(site)
    vectors = Self.vectors(words, site.pages.count)
  }

  func nearest(most: Int = 3) -> [[SimilarPage]] {
    site.pages.indices.map { page in
      let others = site.pages.indices.compactMap { other -> (Int, UInt64)? in
        likeness(page, other).map { (other, $0) }
      }
      return others.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(most)
        .map { SimilarPage(page: $0.0, reason: reason(page, $0.0)) }
    }
  }
}

extension NaiveSimilar {
  private static func vectors(_ words: SiteWords, _ pages: Int) -> [[Stem: UInt64]] {
    var vectors: [[Stem: UInt64]] = Array(repeating: [:], count: pages)
    let sizes = ["cm", "max", "mini", "mm", "plus", "pro", "pt", "px"]
    for number in words.table.order {
      let stem = Array(words.table.words.words[Int(number)])
      let text = String(decoding: stem, as: UTF8.self)
      guard stem.count > 1, !StopWords.contains(stem), !sizes.contains(text),
        !text.utf8.contains(where: { 0x30...0x39 ~= $0 })
      else { continue }
      var counts: [Int: UInt64] = [:]
      for place in words.table.occurrences[Int(number)] {
        counts[words.pages[place.unit], default: 0] +=
          6 * UInt64(place.counts[.heading])
          + [Field.lead, .body, .table, .row].map { UInt64(place.counts[$0]) }.reduce(0, +)
      }
      let rarity = UInt64(Rarity.of(counts.count, among: pages, bits: Impact.bits))
      for (page, count) in counts where count > 0 {
        let logarithm = Rarity.log2(UInt32(min(count, 1 << 20) + 1), bits: Impact.bits)
        vectors[page][stem] = UInt64(logarithm) * rarity / Impact.one
      }
    }
    return vectors.map { vector in
      let best = vector.sorted { one, other in
        one.value == other.value
          ? one.key.lexicographicallyPrecedes(other.key) : one.value > other.value
      }.prefix(40)
      let square = best.reduce(0) { $0 + $1.value * $1.value }
      var length = UInt64(Double(square).squareRoot()) + 1
      while length > 1, length * length > square { length -= 1 }
      return Dictionary(
        uniqueKeysWithValues: best.map { ($0.key, $0.value * Impact.one / length) })
    }
  }

  private func shared(_ page: Int, _ other: Int) -> [Stem: UInt64] {
    vectors[page].reduce(into: [:]) { shared, word in
      guard let theirs = vectors[other][word.key],
        vectors.count(where: { $0[word.key] != nil }) <= 256
      else { return }
      shared[word.key] = word.value * theirs
    }
  }

  private func likeness(_ page: Int, _ other: Int) -> UInt64? {
    let (one, two) = (site.pages[page].document, site.pages[other].document)
    let shared = shared(page, other)
    let value = shared.values.reduce(0, +)
    let different = shared.keys.count { stem in
      !shared.keys.contains {
        1...2 ~= $0.count - stem.count
          && ($0.starts(with: stem) || $0.suffix(stem.count) == stem[...])
      }
    }
    guard page != other, !one.guidelines.isEmpty, !two.guidelines.isEmpty,
      one.frontMatter.edition == two.frontMatter.edition,
      value >= Impact.one * Impact.one * 12 / 100, different >= 5
    else { return nil }
    return value
  }
}

extension NaiveSimilar {
  private func reason(_ page: Int, _ other: Int) -> String {
    let said = Self.words(site.pages[other].title).map(Self.stem)
    var left = shared(page, other).filter { !said.contains($0.key) && $0.key.count > 2 }
      .sorted { one, other in
        one.value == other.value
          ? one.key.lexicographicallyPrecedes(other.key) : one.value > other.value
      }.map(\.key)
    var names: [String] = []
    while names.count < 2, let first = left.first {
      let title = site.pages.indices.first { number in
        let stems = Self.words(site.pages[number].title).map(Self.stem)
        return number != page && number != other && stems.count > 1 && stems.contains(first)
          && stems.allSatisfy(left.contains)
      }
      left.removeFirst()
      if let title {
        names.append(site.pages[title].title)
        let stems = Self.words(site.pages[title].title).map(Self.stem)
        left.removeAll { stems.contains($0) }
      } else if let name = spelled(first, page, other) {
        names.append(name)
        left.removeAll { $0.starts(with: first.prefix(5)) }
      }
    }
    return names.joined(separator: ", ")
  }

  private func spelled(_ stem: Stem, _ page: Int, _ other: Int) -> String? {
    var (forms, names): ([String: Int], [String: Int]) = ([:], [:])
    for unit in words.units.indices where [page, other].contains(words.pages[unit]) {
      let text = String(decoding: words.text(of: unit), as: UTF8.self)
      let all = Self.words(text)
      for (place, word) in all.enumerated() {
        if Self.stem(word) == stem { forms[String(word), default: 0] += 1 }
        guard place > 0, all[place - 1].first?.isUppercase == true,
          word.first?.isUppercase == true,
          text[all[place - 1].endIndex..<word.startIndex] == " "
        else { continue }
        let name = String(text[all[place - 1].startIndex..<word.endIndex])
        for half in [all[place - 1], word] where Self.stem(half) == stem {
          names[name, default: 0] += 1
        }
      }
    }
    let form = forms.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let name = names.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let form, let name, form.key.first?.isUppercase == true, name.value * 2 > form.value
    else { return form?.key }
    return name.key
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && $0 != "’" }
  }

  private static func stem(_ word: Substring) -> Stem {
    Stemmer.stem(Array(word.lowercased().utf8))
  }
}
