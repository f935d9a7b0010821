import Bytes
import Diagnostics
import Model
import TestSupport
import Testing

@testable import Ingest

/// Files that a tool put into one text: each is like a raw file, and the text has a ledger too.
@Suite struct TextBundleTests {
  private static let guidelines = "https://developer.apple.com/design/human-interface-guidelines/"
  private static let cups = "# Cups\n\nA cup holds tea.\n\n## Handles\n\nA handle stays cool.\n"
  private static let pots = "# Pots\n\nA pot pours.\n\n```\n## File: x.md\n<file path=\"y\">\n```\n"

  private static let repomix = """
    This file is a merged representation of the entire codebase, combined into one by Repomix.

    # File Summary

    ## Purpose
    Files for a model.

    # Files

    ## File: tea/cups.md
    ````markdown
    \(cups)
    ````

    ## File: tea/pots.md
    ````markdown
    \(pots)
    ````

    # Instruction
    Be brief.
    """

  private static let repomixXML = """
    <file_summary>
    Files for a model.
    </file_summary>

    <files>
    <file path="tea/cups.md">
    \(cups)
    </file>

    <file path="tea/pots.md">
    \(pots.replacing("<file path=\"y\">", with: "</file>"))
    </file>

    </files>
    """

  private static let repomixText = """
    This file is a merged representation of the entire codebase, combined into one by Repomix.

    ================================================================
    Files
    ================================================================

    ================
    File: cups.md
    ================
    \(cups)

    ================
    File: pots.md
    ================
    \(pots)

    ================================================================
    End of Codebase
    ================================================================
    """

  private static let gitingest = """
    Directory structure:
    └── tea/
        ├── cups.md
        └── pots.md


    ================================================
    FILE: cups.md
    ================================================
    \(cups)


    ================================================
    FILE: pots.md
    ================================================
    \(pots)
    """

  private static let documents = """
    <documents>
    <document index="1">
    <source>cups.md</source>
    <document_contents>
    \(cups)
    </document_contents>
    </document>
      <document index="2">
        <source>pots.md</source>
        <document_content>
    \(pots)
        </document_content>
      </document>
    </documents>
    """

  private static let firecrawl = """
    # https://tea.example llms-full.txt

    <|firecrawl-page-1-lllmstxt|>
    ## A guide to cups
    \(cups)

    <|firecrawl-page-2-lllmstxt|>
    \(pots)
    """

  private static let mintlify = """
    # Cups
    Source: https://tea.example/docs/cups

    A cup holds tea.

    ## Handles

    A handle stays cool.


    # Pots
    Source: https://tea.example/docs/pots

    A pot pours.

    ```
    ## File: x.md
    <file path="y">
    ```
    """

  private func package(_ text: String) throws -> Package {
    try #require(Package(raw(text, "all.txt")))
  }

  @Test(arguments: [
    repomix, repomixXML, repomixText, gitingest, documents, firecrawl, mintlify,
    "\u{FEFF}" + gitingest, documents.replacing("\n", with: "\r\n"),
  ])
  func eachFileIsAPage(text: String) throws {
    let package = try package(text)
    #expect(package.pages.map(\.name) == ["all.txt/cups.md", "all.txt/pots.md"])
    let pages = package.pages.map { ingested($0) }
    #expect(pages.map { $0.pages.first?.frontMatter.title } == ["Cups", "Pots"])
    let bodies = pages.map { String(decoding: $0.pages.first?.body ?? [], as: UTF8.self) }
    #expect(bodies[0] == Self.cups)
    #expect(
      bodies[1].hasPrefix("# Pots\n\nA pot pours.\n\n```\n") && bodies[1].hasSuffix("\n```\n"))
    #expect(package.diagnostics.map(\.summary) == ["The file is a bundle of files with 2 pages"])
  }

  /// What is between the files is dropped by name, and what is in them leads to their ledgers.
  @Test(arguments: [
    repomix, repomixXML, repomixText, gitingest, documents, firecrawl, mintlify,
    "\u{FEFF}" + gitingest,
  ])
  func itsLedgerAddsUp(text: String) throws {
    let bundle = raw(text, "all.txt")
    let reading = try #require(Ingester.read(package(text), of: bundle))
    let ledger = Ingester.merge([reading]).ledgers[0]
    #expect(ledger.addsUp && ledger.file == "all.txt" && ledger.size == text.utf8.count)
    #expect(ledger.shape == "bundle" && !ledger.isRefused)
    let moved = ledger.spans.filter { $0.fate == .moved }
    #expect(Set(moved.map(\.destination)) == ["all.txt/cups.md", "all.txt/pots.md"])
    let dropped = ledger.spans.filter { $0.fate == .dropped }
    #expect(Set(dropped.map(\.rule)).isSubset(of: ["bundle-mark", "bundle-notes"]))
    let marks = dropped.map { String(decoding: bundle.bytes[$0.start..<$0.end], as: UTF8.self) }
    #expect(!marks.contains { $0.contains("A cup holds") || $0.contains("A pot pours") })
    #expect(dropped.allSatisfy { ledger.reasons[$0.rule] != nil })
  }

  /// An address names the page, whatever its title is.
  @Test(arguments: [
    "# Hold it\nSource: ADDRESS\n\nTea.\n\n# Pots\nSource: https://tea.example/pots\n\nPour.\n",
    "<documents>\n<document index=\"1\">\n<source>ADDRESS</source>\n<document_contents>\n"
      + "# Hold it\n\nTea.\n</document_contents>\n</document>\n</documents>\n",
  ])
  func theAddressIsThatOfThePage(text: String) throws {
    let text = text.replacing("ADDRESS", with: Self.guidelines + "cups")
    let page = try #require(try package(text).pages.first)
    #expect(page.name == "all.txt/cups.md")
    let front = ingested(page).pages.first?.frontMatter
    #expect(front?.title == "Hold it" && front?.url == Self.guidelines + "cups")
  }

  /// Programs and the like are in it as well; no two names are one, and none leads elsewhere.
  @Test func whatElseIsInIt() throws {
    let names = ["a/cups.md", "b/cups.md", "../../etc/run.py", "..", "Makefile", "empty.md"]
    let text =
      "Directory structure:\n\n"
      + names.map {
        let rule = String(repeating: "=", count: 48)
        return "\(rule)\nFILE: \($0)\n\(rule)\n"
          + ($0 == "empty.md" ? "\n\n" : "# Cups\n\nTea.\n\n")
      }.joined()
    let package = try package(text)
    #expect(
      package.pages.map { String($0.name.dropFirst(8)) } == [
        "cups.md", "cups-2.md", "run.py", "cups-3.md", "Makefile.md",
      ])
    #expect(package.diagnostics.first?.why == "1 other part is not a page.")
    #expect(ingested(package.pages[2]).diagnostics.map(\.rule.id) == ["not-a-page"])
  }

  /// Pages that speak of such files, and a page with its own address, are no bundles.
  @Test(arguments: [
    "# Cups\n\nRepomix writes:\n\n## File: a.md\n```\n# A\n```\n",
    "# Cups\nSource: https://tea.example/cups\n\nTea.\n", "<documents>\n</documents>\n",
    "Directory structure:\n\nTea.\n", "# Files\n\n## File: a\n\nTea.\n", "<files>\n", "====\n",
    "Tea\n\n================\nFILE: a.md\n================\n# A\n",
    "<|firecrawl-1|>\n# Cups\n", "# Tea\nSource: our own\n\n# Pots\nSource: our own\n",
  ])
  func noBundle(text: String) { #expect(Package(raw(text)) == nil) }

  /// Whatever is cut and mixed: the spans follow one another, and each page is what its spans say.
  @Test func anyMixtureIsAccountedFor() {
    var random = SeededRandom(31)
    let pieces = [
      Self.repomix, Self.repomixXML, Self.repomixText, Self.gitingest, Self.documents,
      Self.firecrawl, Self.mintlify,
    ].map { Array($0.utf8) }
    var bundles = 0
    for number in 0..<400 {
      var bytes = random.pick(pieces)
      for _ in 0..<random.below(6) {
        let other = random.pick(pieces)
        let start = random.below(other.count)
        let part = other[start..<min(other.count, start + random.below(300))]
        bytes.insert(contentsOf: part, at: random.below(bytes.count))
      }
      bytes = Array(bytes.prefix(random.chance(3) ? random.below(bytes.count) : bytes.count))
      let bundle = raw(bytes, "all.txt")
      guard let package = Package(bundle), let reading = Ingester.read(package, of: bundle) else {
        continue
      }
      bundles += 1
      let ledger = Ingester.merge([reading]).ledgers[0]
      #expect(ledger.addsUp && ledger.size == bytes.count, "\(number)")
      for page in package.pages {
        let spans = ledger.spans.filter { $0.destination == page.name }
        let text = spans.flatMap { bytes[$0.start..<$0.end] }
        #expect(page.bytes.suffix(text.count).elementsEqual(text), "\(number), \(page.name)")
      }
    }
    #expect(bundles > 100)
  }

  /// What is between two files is one thing, however many lines it has.
  @Test(arguments: ["\n", " \n", "<\nTea\n", "Tea\n\n"])
  func linesBetweenFilesAreOneSpan(line: String) throws {
    let text = Self.repomixXML.replacing(
      "</file>\n\n<file", with: "</file>\n\(String(repeating: line, count: 10_000))<file")
    let spans = try package(text).spans
    #expect((5...12).contains(spans.count))
    #expect(spans.first?.range.lowerBound == 0)
    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    #expect(spans.last?.range.upperBound == text.utf8.count)
  }

  /// Hostile ones take their time once.
  @Test(arguments: [
    "## File: a\n```\n", "<file path=\"a\">\n", "<document>\n<source>a</source>\n", "<|page-1|>\n",
    "================\nFILE: a\n================\n", "# A\nSource: https://a.example\n",
    "================\nFILE: a\n", "# A\n", "<",
  ])
  func manyOfOne(text: String) {
    for start in ["<files>\n", "Directory structure:\n", text] {
      let many = raw(start + String(repeating: text, count: 40_000))
      let time = ContinuousClock().measure { _ = Package(many) }
      #expect(time < .seconds(8), "\(start)")
    }
  }

  /// Other forms need several files: one alone is a page as it is.
  @Test(arguments: [
    [
      "Title: Cups\n\nURL Source: \(guidelines)cups\n\nMarkdown Content:\n",
      "Title: Pots\n\nURL Source: \(guidelines)pots\n\nPublished Time: 2026-01-01\n\nMarkdown Content:\n",
    ],
    [
      "================\nURL: \(guidelines)cups\nTitle: Cups\n================\n\n",
      "================\nURL: \(guidelines)pots\n================\n\n",
    ],
    ["==> tea/cups.md <==\n", "==> tea/pots.md <==\n"],
    [
      "---\ntitle: Cups\nurl: \(guidelines)cups\n---\n\n",
      "---\nsource: \"\(guidelines)pots\"\n---\n\n",
    ],
    [
      "---\r\ntitle: Cups\r\nurl: \(guidelines)cups\r\n---\r\n\r\n",
      "---\r\ntitle: Pots\r\n---\r\n\r\n",
    ],
    ["## File: cups.md\n\n````markdown\n", "````\n\n## File: pots.md\n\n````markdown\n"],
  ])
  func filesOneBelowTheOther(openings: [String]) throws {
    let text = openings[0] + Self.cups + "\n" + openings[1] + Self.pots
    let package = try #require(Package(raw(text, "all.txt")))
    let pages = package.pages.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(pages.count == 2 && pages[0].contains(Self.cups) && pages[1].contains(Self.pots))
    #expect(package.pages.map(\.name).allSatisfy { $0.hasPrefix("all.txt/") })
    #expect(!pages[0].contains("Pots") && !pages[1].contains("Cups"))
    let hasFence = openings[0].contains("File: ")
    #expect((Package(raw(openings[0] + Self.cups, "all.txt")) == nil) != hasFence)
  }

  /// An answer without a text is none of the next page’s; an example of front matter, and fields at
  /// the foot of a page, open no file.
  @Test func whatOpensNoFile() throws {
    let answers =
      "Title: A\n\nURL Source: \(Self.guidelines)a\n\nWarning: 404\n\nTitle: B\n\n"
      + "URL Source: \(Self.guidelines)b\n\nMarkdown Content:\n# B\n\nTea.\n"
    let names = Package(raw(answers, "all.txt"))?.pages.map(\.name)
    #expect(names == ["all.txt/a.md", "all.txt/b.md"])
    let page = "---\nurl: \(Self.guidelines)a\n---\n\n# A\n\n"
    let fenced = "```yaml\n---\ntitle: X\nurl: \(Self.guidelines)b\n---\n\n# X\n```\n"
    let foot = "Tea.\n\n---\nsource: \(Self.guidelines)a\n---\n\nMore tea.\n"
    #expect(Package(raw(page + fenced)) == nil)
    #expect(Package(raw(page + fenced.replacing("yaml\n", with: "yaml\n# a\n\n"))) == nil)
    #expect(Package(raw(page + "Tea.\n\n---\nNote: hot\n---\n\n# Cups\n\nb\n")) == nil)
    #expect(Package(raw(page + foot)) == nil)
  }
}
