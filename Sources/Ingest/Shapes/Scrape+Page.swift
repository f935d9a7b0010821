import Bytes
import Model
import Vocabulary

extension PageAddress {
  /// The page that DocC names, or that an address leads to.
  init?(documentation name: String) {
    let web = DocAddress.web(Array(name.utf8)[...])
    self.init(web.map { String(decoding: $0, as: UTF8.self) } ?? name)
  }

  /// nil if Apple has no page of this title.
  init?(titleOfApples title: String) {
    self.init(title: title)
    guard Outlines.hasPage(slug.text) else { return nil }
  }
}

/// Where a scrape shows its page.
extension Scrape {
  /// The lines behind the scraper’s fields.
  var textLines: Range<Int> { firstLine..<lines.count }

  /// The page of the guidelines that the scraper’s fields name.
  var address: PageAddress? {
    Self.addresses.lazy.compactMap { fields[$0].flatMap { PageAddress(LinkAddress.original($0)) } }
      .first
  }

  /// Whether they name any page at all.
  var isAddressed: Bool { Self.addresses.contains { fields[$0] != nil } }

  /// The day on which the page was captured, as the scraper noted it.
  var capturedDay: String? { Self.day(in: fields.fields) }

  /// The same of any fields.
  static func day(in fields: [(name: String, value: String)]) -> String? {
    dates(in: fields).lazy.compactMap { CaptureDate.day($0.value) }.first
  }

  /// A field for the day that has none, though it is not empty.
  var misdated: (name: String, value: String)? {
    Self.dates(in: fields.fields).first { field in
      field.value.utf8.contains(where: ByteClass.isDigit) && CaptureDate.day(field.value) == nil
    }
  }

  private static func dates(
    in fields: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    fields.compactMap { field in CaptureDate.rank(of: field.name).map { ($0, field) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// What tools call the address of a page.
  private static let addresses = ["source", "url", "sourceURL", "source_url", "canonical"]

  /// The title that the scraper noted, without the name of the site.
  var titleField: String? {
    fields["title"].map { HeadingLine.plain(HeadingLine.withoutSite($0)) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The page that the fields name; without an address in them, the page of Apple’s that the file
  /// is called after, or that their title names.
  var nearestAddress: PageAddress? {
    if isAddressed { return address }
    let title = fields["title"].map(HeadingLine.withoutSite)
    return namedAddress ?? title.flatMap { PageAddress(titleOfApples: $0) }
  }

  /// The page of Apple's that the file is called after.
  var namedAddress: PageAddress? {
    PageAddress(titleOfApples: plainStem)
  }

  /// A program of fetching calls them `hig_alerts.html`.
  private var plainStem: String { stem.hasPrefix("hig_") ? String(stem.dropFirst(4)) : stem }

  /// `notes/Own ideas.md` without its folder and its ending.
  var stem: String {
    let file = name.split(separator: "/").last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return String(stem.isEmpty ? file : stem)
  }

  /// `Own ideas for iOS`, as `notes/own-ideas-for-ios.md` would be called; `iOS widgets`.
  var nameOfFile: String {
    let words = HeadingLine.plain(plainStem.replacing("-", with: " ")).split(separator: " ").map {
      word in
      Platform.allCases.first { $0.slug == word }?.rawValue ?? String(word)
    }
    let name = words.joined(separator: " ")
    guard let first = words.first, Platform(rawValue: first) == nil else { return name }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The address that the scraper noted, whatever page it is of.
  var webAddress: String? {
    [fields["url"], fields["source"]].lazy.compactMap(\.self).first {
      LinkScheme.isWeb($0) && $0.utf8.count <= FieldLimit.url
    }
  }

  /// The first heading of level one.
  var titleLine: Int? {
    textLines.first { HeadingLine.level(text($0)) == 1 || underlined($0) == 1 }
  }

  /// The first line with words that no rule knows.
  func firstLine(in lines: Range<Int>, unknownTo rules: [NoiseRule]) -> Int? {
    lines.first { !isBlank($0) && rules.rule(for: text($0)) == nil }
  }
}
