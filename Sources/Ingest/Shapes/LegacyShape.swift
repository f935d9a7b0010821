import Bytes
import Model

/// A chapter of the guidelines of the years before 2015, as text.
enum LegacyShape: Shape {
  static let name = "legacy-text"
  static let summary = "a legacy chapter as plain text"
  static let structure = 1

  static let signs: [ShapeSign] = [
    ShapeSign(
      lack: "“iOS Developer Library” among its first lines, or a line “image: ../Art/…”"
    ) { scrape in
      let line = scrape.lines.indices.prefix(10).first {
        ByteSearch.equal(scrape.text($0), "iOS Developer Library")
      }
      if let line { return "\(scrape.place(of: line)) is “iOS Developer Library”" }
      return scrape.contains("\nimage: ../Art/") ? "has a line “image: ../Art/…”" : nil
    }
  ]

  static let furniture = LegacyFurniture.before + LegacyFurniture.inside

  static func read(_ scrape: Scrape) -> Reading {
    var page = ReadingBuilder(scrape, shape: name)
    guard
      let line = scrape.firstLine(in: scrape.textLines, unknownTo: LegacyFurniture.before)
    else {
      return page.refused(.noTitle, "No title: the chapter itself is missing")
    }
    let title = scrape.string(line)
    page.takeFields()
    page.drop(scrape.firstLine..<line, by: LegacyFurniture.before, else: "furniture-before")
    page.loose = LooseArticle(
      scrape: scrape, title: title, address: PageAddress(title: title), chapters: [],
      body: scrape.start(of: line)..<scrape.bytes.count)
    return page.reading(captured: nil)
  }

  static func recover(
    _ article: LooseArticle, _ reading: Reading, with lexicon: Lexicon
  ) -> Reading {
    reading.completed(
      // Nothing else shows where an old chapter was.
      article.draft(LegacyEdition.name(article.scrape), source: article.scrape.webAddress),
      LegacyArticle(article, lexicon: lexicon).book)
  }
}

/// The edition that a chapter belongs to. Its text names the system before its own as past: “In
/// iOS 7 and later” is in the book for iOS 8, and iOS 8 is of the year 2014, as each version
/// until then came out in the year 2006 plus its number.
enum LegacyEdition {
  static func name(_ scrape: Scrape) -> Slug {
    var version = 0
    var rest = scrape.bytes[...]
    while let place = ByteSearch.first(of: "iOS ", in: rest) {
      rest = rest[(place + 4)...]
      let digits = rest.prefix(while: ByteClass.isDigit)
      guard 1...2 ~= digits.count,
        ByteSearch.starts(rest[digits.endIndex...], with: " and later")
      else { continue }
      version = max(version, digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
    return version == 0 ? "ios-legacy" : Slug(making: "ios-\(2007 + version)")
  }
}
