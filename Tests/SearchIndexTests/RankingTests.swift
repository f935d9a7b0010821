import Model
import SearchCore
import Testing

@testable import SearchIndex

/// What stands first, and why.
@Suite struct RankingTests {
  private static let filler = (0..<30).map { ("Filler \($0)", "nothing of note in number \($0)") }

  private func first(
    _ query: String, _ sections: [(String, String)], _ synonyms: Synonyms = Synonyms(),
    title: String = "Start"
  ) throws -> [String] {
    let files = try published(HandMadeSite.make(sections + Self.filler, title: title), synonyms)
    return try SiteSearch(output: "out", files: files).results(for: query + " ", limit: 5)
      .map(\.anchor)
  }

  @Test func aPhraseStandsTogether() throws {
    let sections = [
      ("Apart", "a target, and then many other words before we come to a tap, tap, tap, tap"),
      ("Together", "here the tap target is large and so on and so forth, in many words of text"),
    ]
    #expect(try first("\"tap target\"", sections).first == "Together")
    #expect(try first("“tap target” large", sections).first == "Together")
    let scores = try scores("\"tap target\"", sections)
    #expect(scores["Apart", default: 0] * 4 < scores["Together", default: 0])
  }

  /// A word comes before what it may become: who has typed “red” has not asked to redo anything.
  @Test func aWholeWordComesFirst() throws {
    let sections = [
      ("Undo and redo", "to redo is to do again, and people redo what they undo, redo, redo"),
      ("Paint", "much may be said of colors, and some have a red one on the wall of a room"),
    ]
    let files = try published(HandMadeSite.make(sections + Self.filler, title: "Start"))
    let found = try SiteSearch(output: "out", files: files).results(for: "red", limit: 5)
    #expect(found.map(\.anchor) == ["Paint", "Undo-and-redo"])
  }

  /// “Vision” is the heading of that name, and not the many of “visionOS”.
  @Test func aHeadingThatWasTypedWholeGoesFirst() throws {
    let page = ("Reading", "## Vision\n\nPeople see with glasses.")
    let others = (0..<6).map { ("Page \($0)", "## visionOS\n\nIn visionOS, look around \($0).") }
    let filler = (0..<20).map { ("Filler \($0)", "Nothing of note in number \($0).") }
    let site = Site(
      settings: SiteSettings(),
      pages: ([page] + others + filler).map { ParsedPage.make($0, $1) }, groups: [])
    let found = try SiteSearch(output: "out", files: published(site)).results(
      for: "vision", limit: 5)
    #expect(found.first?.slug == "reading", "\(found.map(\.slug))")
  }

  /// But it may go on to the title of a page, which goes before sections that have the word.
  @Test(arguments: ["tool", "to", "toolb"])
  func aWordMayBeginATitle(query: String) throws {
    let pages = [
      ("Toolbars", "A toolbar shows what can be done."),
      ("Pencils", "## Drawing\n\nA tool draws, and a tool wipes."),
      ("Saws", "## Cutting\n\nA saw is a tool to cut wood."),
    ]
    let filler = (0..<20).map { ("Filler \($0)", "Nothing of note in number \($0).") }
    let site = Site(
      settings: SiteSettings(), pages: (pages + filler).map { ParsedPage.make($0, $1) },
      groups: [])
    let found = try SiteSearch(output: "out", files: published(site)).results(
      for: query, limit: 5)
    #expect(found.first?.slug == "toolbars", "\(found.map(\.slug))")
  }

  @Test func aPhraseMayBeTheHeading() throws {
    let sections = [
      ("Apart", "a target, and then many other words before we come to a tap, tap, tap, tap"),
      ("Tap target", "of some size"),
    ]
    let scores = try scores("\"tap target\"", sections)
    #expect(scores["Apart", default: 0] * 4 < scores["Tap-target", default: 0])
  }

  @Test(arguments: ["ipad zebra", "iPad zebra", "ipados zebra", "iPadOS zebra"])
  func aPlatformLiftsTheSectionAboutIt(query: String) throws {
    let sections = [
      ("General", "the zebra runs on a plain of grass"),
      ("iPadOS", "the zebra runs on a plain of grass"),
    ]
    #expect(try first(query, sections).first == "iPadOS")
  }

  /// "iPad 77" is a device: the section about the system has no part in it.
  @Test func aPlatformWithANumberIsADevice() throws {
    let sections = [
      ("iPadOS", "eleven of the zebras run on a plain of grass"),
      ("Sizes", "an iPad 77 is as large as a zebra"),
    ]
    #expect(try first("ipad 77", sections) == ["Sizes"])
    #expect(try first("ipad zebra", sections).first == "iPadOS")
  }

  @Test func theLongestSynonymIsMeant() throws {
    let synonyms = Synonyms([
      Synonyms.Group(target: "zebra", words: ["watch party"]),
      Synonyms.Group(target: "gnu", words: ["watch"]),
    ])
    let sections = [("One", "the gnu alone"), ("Two", "the zebra alone")]
    #expect(try first("watch party", sections, synonyms) == ["Two"])
    #expect(try first("watch", sections, synonyms) == ["One"])
  }

  /// The stem of "targetse" is "targets", which is in the dictionary, but for its own stem only.
  @Test func aTypoMayHaveAFormAsItsStem() throws {
    let sections = [("One", "the targets of it all"), ("Two", "a target")]
    #expect(Set(try first("targetse", sections)) == ["One", "Two"])
  }

  /// The letter that is wrong may be the second, and other words begin with it.
  @Test func aTypoInTheSecondLetterIsNearerThanOthers() throws {
    let sections = [("One", "press it, or possess it"), ("Two", "what progress it makes")]
    #expect(try first("pogress", sections) == ["Two"])
  }

  /// Who types a page and a platform asks for what it says of that.
  @Test func aPlatformIsAskedOfThePage() throws {
    let sections = [
      ("Best practices", "text fields are short"), ("iOS", "a text field of a phone"),
    ]
    #expect(try first("ios text fields", sections, title: "Text fields").first == "iOS")
    #expect(try first("text fields", sections, title: "Text fields").first == "")
  }

  private func scores(
    _ query: String, _ sections: [(String, String)]
  ) throws -> [String: Int] {
    let files = try published(HandMadeSite.make(sections + Self.filler))
    let found = try SiteSearch(output: "out", files: files).results(for: query + " ", limit: 50)
    return Dictionary(found.map { ($0.anchor, $0.score) }, uniquingKeysWith: max)
  }
}

/// A page with sections of a heading and a paragraph each.
enum HandMadeSite {
  static func make(_ sections: [(String, String)], title: String = "Start") -> Site {
    var nodes: [Node] = []
    add(.heading(level: 1), title, to: &nodes)
    let front = nodes.count
    var made: [Section] = []
    for (heading, text) in sections {
      let start = nodes.count
      add(.heading(level: 2), heading, to: &nodes)
      add(.paragraph, text, to: &nodes)
      let anchor = heading.split(separator: " ").joined(separator: "-")
      made.append(
        Section(
          title: heading, level: 2, anchor: anchor, parent: 0, nodes: start..<nodes.count,
          ownEnd: nodes.count))
    }
    let page = Section(
      title: title, level: 1, anchor: "", parent: nil, nodes: 0..<nodes.count, ownEnd: front)
    let document = Document(
      frontMatter: FrontMatter(title: title, slug: "start", url: ""), file: "start.md",
      nodes: nodes, sections: [page] + made)
    let placed = SitePage(
      document: document, folder: "start", group: 0, previous: nil, next: nil, links: [:])
    let group = NavigationGroup(title: "All", slug: "all", pages: [0])
    return Site(settings: SiteSettings(), pages: [placed], groups: [group])
  }

  private static func add(_ kind: NodeKind, _ text: String, to nodes: inout [Node]) {
    nodes.append(Node(kind, line: 1, column: 1, end: nodes.count + 2))
    nodes.append(Node(.text(text), line: 1, column: 1, end: nodes.count + 1))
  }
}
