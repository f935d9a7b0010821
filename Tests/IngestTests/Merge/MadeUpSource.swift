import Model
import TestSupport

@testable import Ingest

/// Sources of one page that nobody wrote: parts of one article, each with some of its things left
/// out, changed, or in another order.
struct MadeUpSource {
  private var random: SeededRandom
  private static let dates = ["May 2, 2024", "June 9, 2025", "July 1, 2025", "March 3, 2023"]

  init(_ random: SeededRandom) { self.random = random }

  mutating func blocks() -> [Block] {
    var blocks: [Block] = [.heading(1, "T"), .words(text(0))]
    for section in 1...5 where !random.chance(3) {
      blocks.append(.heading(random.chance(4) ? 3 : 2, "Part \(section) of it"))
      if random.chance(6) { continue }
      for number in 0..<1 + random.below(4) { blocks += things(10 * section + number) }
    }
    if random.chance(2) { blocks += log() }
    return blocks
  }

  /// The article as a file of a mirror.
  mutating func file() -> String {
    var fields = ""
    if random.chance(2) { fields = "timestamp: 202\(random.below(7))-01-01\n" }
    let body = ArticleWriter.markdown(Array(blocks().dropFirst()))
    return mirror(String(decoding: body, as: UTF8.self), slug: "p", fields: fields)
  }
}

extension MadeUpSource {
  private func text(_ number: Int) -> String {
    "Thing number \(number) is " + String(repeating: "very \(number) ", count: 3) + "good."
  }

  private mutating func things(_ number: Int) -> [Block] {
    let words = text(number)
    switch random.below(9) {
    case 0: return [.words(words), picture(number), .made(.caption, "Look at \(number)")]
    case 1: return [.words(words), picture(number)]
    case 2: return [.words("[\(words)](/t\(number))")]
    case 3: return [.words("**Thing** \(words.dropFirst(6))")]
    case 4: return [.made(.aside(.note), words)]
    case 5: return [.made(.table, rows: table(number))]
    case 6: return [.item(words), .item("Small \(number)")]
    case 7: return [.words(words + " ![a](/inline\(number).png) indeed")]
    default: return [.words(words)]
    }
  }

  private mutating func picture(_ number: Int) -> Block {
    .made(.image, "![Picture](/folder/p\(number)\(random.pick(["", "~dark", "%402x"])).png)")
  }

  private mutating func table(_ number: Int) -> [[String]] {
    let cell = random.chance(2) ? "Cell \(number)" : "[Cell \(number)](/c\(number))"
    return [["Name \(number)", "Size"], [cell, "\(number) l"]]
  }

  private mutating func log() -> [Block] {
    let rows = Self.dates.filter { _ in random.chance(2) }.map { [$0, "Changed it on \($0)."] }
    return rows.isEmpty
      ? [] : [.heading(2, "Change log"), .made(.table, rows: [["Date", "Changes"]] + rows)]
  }
}
