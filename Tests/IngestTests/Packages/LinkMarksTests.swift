import Diagnostics
import Model
import TestSupport
import Testing

@testable import Ingest

/// The numbers that Lynx puts in front of links: they go where a list of addresses explains them,
/// and nothing else that looks like it does.
@Suite struct LinkMarksTests {
  private static let prose = """
    A cup holds tea, and keeps it warm for as long as people need to drink
    all of it without any hurry, and for the time that they then need to
    wash it with the others.
    """

  /// With paragraphs that show the width.
  private func page(_ words: String, _ list: String) throws -> String {
    let text =
      "Buttons\n\nBest practices\n\n"
      + String(repeating: Self.prose + "\n\n", count: 4) + "\(words)\n\nReferences\n\n\(list)"
    let package = try #require(Package(raw(text, "buttons.txt")))
    return String(decoding: try #require(package.pages.first).bytes, as: UTF8.self)
  }

  private static let list = "   1. https://tea.example/pots\n   2. https://tea.example/kettles\n"

  /// Books, numbers that do not count, lists that no number leads to: these are content.
  @Test(arguments: [
    ("Tea.", "1. Norman, The Cups of Everyday Use\n2. Tufte, Tea and Its Pots\n"),
    ("[1]Pots", "1. Norman, The Cups of Everyday Use\n2. Tufte, Tea and Its Pots\n"),
    ("[1]Pots", "1. Norman\n2. Tufte\n"), ("Tea.", list), ("Pots[1] and [3]cups", list),
    ("[1]Pots", list.replacing("2. ", with: "3. ")),
    ("[1]Pots", list.replacing("1. ", with: "0. ")),
  ])
  func otherReferencesStay(words: String, list: String) throws {
    let page = try page(words, list)
    let last = list.split(separator: "\n").last.map { $0.drop { $0 == " " } } ?? ""
    #expect(page.contains("References") && page.contains(last), "\(page)")
    #expect(page.contains(words))
  }

  /// Behind a letter or a digit they are of a text, such as code.
  @Test func numbersBehindWordsStay() throws {
    let page = try page("Take a[1], b2[2] and c\u{FC}[1] of [1]pots and “[2]kettles”.", Self.list)
    let link = "[kettles](https://tea.example/kettles)"
    #expect(
      page.contains(
        "Take a[1], b2[2] and c\u{FC}[1] of [pots](https://tea.example/pots) and “\(link)”."),
      "\(page)")
    #expect(!page.contains("References"))
  }

  /// No address ends its link early, or is markup.
  @Test(arguments: [
    ("a)<b>alert(1)</b>", "a%29%3Cb%3Ealert%281%29%3C/b%3E"), ("a_(b)", "a_(b)"),
    (#"a\)b"#, "a%5C%29b"), ("a`b", "a%60b"), ("a(b", "a%28b"),
  ])
  func addressesAreNoMarkup(address: String, written: String) throws {
    let page = try page("[1]Pots of\n", "   1. https://tea.example/\(address)\n")
    #expect(page.contains("\n[Pots of](https://tea.example/\(written))\n"), "\(page)")
  }

  /// Some sites have blanks in theirs, which Lynx lists as they are.
  @Test func fewAddressesMayHaveBlanks() throws {
    let list =
      Self.list + "   3. https://tea.example/cups\n   4. https://tea.example/red\n"
      + "   5. https://tea.example/tea cups\n"
    let page = try page("[1]Pots and [5]tea cups", list)
    #expect(page.hasSuffix("\n\n[Pots](https://tea.example/pots) and tea cups\n\n"), "\(page)")
  }

  /// What is too long to be one leads nowhere.
  @Test func aLongAddressIsNone() throws {
    let long = String(repeating: "a", count: 3000)
    let list = "   1. https://tea.example/\(long)\n   2. https://tea.example/kettles\n"
    let page = try page("[1]Pots and [2]kettles", list)
    #expect(page.hasSuffix("\n\nPots and [kettles](https://tea.example/kettles)\n\n"), "\(page)")
  }

  /// Only a file has a ledger that can say that the list is gone.
  @Test func withinAPackageTheListStays() throws {
    let paragraphs = String(repeating: Self.prose + "\n\n", count: 4)
    let text = "Buttons\n\nBest practices\n\n\(paragraphs)[1]Pots\n\nReferences\n\n\(Self.list)"
    let guidelines = "https://developer.apple.com/design/human-interface-guidelines/"
    let json =
      "{\"url\": \"\(guidelines)buttons\", \"text\": \"\(text.replacing("\n", with: "\\n"))\"}"
    let package = try #require(Package(raw(json, "crawl.json")))
    let outcome = ingested(package.pages[0])
    let body = String(decoding: try #require(outcome.pages.first).body, as: UTF8.self)
    #expect(body.contains("[Pots](https://tea.example/pots)"))
    #expect(body.contains("tea.example/kettles") && outcome.ledger.addsUp, "\(body)")
  }
}
