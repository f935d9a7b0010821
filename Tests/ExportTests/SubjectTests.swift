import JSON
import Model
import Testing

@testable import Export

/// What is told of each kind of thing.
@Suite struct SubjectTests {
  @Test func guidelines() throws {
    #expect(
      try ExportOrder.json("guidelines") == [
        [
          "id": "boxes#avoid-nesting-boxes", "page": "boxes", "edition": "current",
          "title": "Boxes", "section": "Best practices", "anchor": "avoid-nesting-boxes",
          "address": "boxes/index.html#avoid-nesting-boxes",
          "url": "https://example.org/boxes#Best-practices", "line": 16,
          "lead": "Avoid nesting boxes.", "text": "Avoid nesting boxes. It’s confusing.",
          "polarity": "avoid", "platforms": ["iOS", "macOS"],
        ]
      ])
  }

  @Test func pages() throws {
    let page = try #require(try ExportOrder.json("pages").first)
    #expect(page["id"] == "boxes" && page["address"] == "boxes/index.html")
    #expect(page["platforms"] == ["iOS"] && page["unsupported"] == [])
    #expect(page["updated"] == "2025-06-09" && page["navigation"] == .null)
  }

  @Test func sectionsKnowTheOneAroundThem() throws {
    let sections = try ExportOrder.json("sections")
    #expect(sections.map { $0["id"] } == ["boxes", "boxes#Best-practices"])
    #expect(sections.map { $0["parent"] } == [.null, "boxes"])
    #expect(sections.map { $0["level"] } == [1, 2])
    #expect(
      sections.map { $0["text"] } == [
        "A box holds things.", "Avoid nesting boxes. It’s confusing.",
      ])
  }

  @Test func aPageWithoutHeadingsIsOneSection() throws {
    let nodes = [
      Node(.paragraph, line: 9, column: 1, end: 2), Node(.text("Hi."), line: 9, column: 1, end: 2),
    ]
    let document = Document(
      frontMatter: FrontMatter(title: "A", slug: "a", url: ""), file: "a.md", nodes: nodes,
      sections: [])
    let page = SitePage(
      document: document, folder: "a", group: 0, previous: nil, next: nil, links: [:])
    let sections = try ExportOrder.json("sections", Samples.site([page]))
    #expect(sections.map { $0["text"] } == ["Hi."])
    #expect(sections.first?["id"] == "a" && sections.first?["section"] == "A")
  }

  @Test func applesAddressHasApplesFragment() throws {
    let nodes = [
      Node(.heading(level: 2), line: 9, column: 1, end: 2),
      Node(.text("iOS"), line: 9, column: 1, end: 2),
    ]
    let twin = Section(
      title: "iOS", level: 2, anchor: "Sizes-iOS", parent: nil, nodes: 0..<2, ownEnd: 2)
    let document = Document(
      frontMatter: FrontMatter(title: "A", slug: "a", url: "https://example.org/a"), file: "a.md",
      nodes: nodes, sections: [twin])
    let page = SitePage(
      document: document, folder: "a", group: 0, previous: nil, next: nil, links: [:])
    let section = try #require(try ExportOrder.json("sections", Samples.site([page])).last)
    #expect(section["url"] == "https://example.org/a#iOS")
    #expect(section["address"] == "a/index.html#Sizes-iOS")
  }

  @Test func changesComeNewestFirstAndUndatedLast() throws {
    let site = Samples.site([Samples.page("one"), Samples.page("two")])
    let changes = try ExportOrder.json("changes", site)
    #expect(
      changes.map { $0["id"] } == [
        "one@2025-06-09", "two@2025-06-09", "one@2024-02-02", "two@2024-02-02", "one@undated",
        "two@undated",
      ])
    #expect(changes.last?["date"] == .null && changes.last?["rawDate"] == "soon")
    #expect(changes.first?["address"] == "one/index.html#Best-practices")
  }

  @Test func symbolsComeByName() throws {
    let symbols = try ExportOrder.json("symbols")
    #expect(
      symbols.map { $0["id"] } == [
        "NSBox@boxes", "UIBox@boxes#Best-practices", "UIBox@boxes#Best-practices-2",
      ])
    #expect(symbols[0]["framework"] == "AppKit" && symbols[1]["framework"] == .null)
    #expect(symbols[0]["documentation"] == "https://example.org/nsbox")
    #expect(symbols[0]["section"] == "Boxes" && symbols[0]["line"] == 12)
  }

  @Test func theCatalogueOfTables() throws {
    let files = try ExportOrder.files("tables", "json")
    let catalog = try JSONReader.read(Array(try #require(files["tables.json"]).utf8))
    let table = try #require(catalog["tables"]?.array?.first)
    #expect(table["id"] == "boxes--sizes" && table["caption"] == "Sizes")
    #expect(table["panels"] == ["Small", "Large"] && table["missingPanels"] == ["Huge"])
    #expect(table["notes"] == ["Not for every box."] && table["rowCount"] == 2)
    #expect(
      table["columns"]?.array?[1] == [
        "name": "Size, \"outer\"", "key": "size-outer", "type": "quantity", "unit": "pt",
      ])
    #expect(
      table["files"] == ["json": "tables/boxes--sizes.json", "csv": "tables/boxes--sizes.csv"])
    #expect(files["tables/boxes--sizes.json"] != nil)
  }

  @Test func devices() throws {
    let devices = try ExportOrder.json("devices")
    #expect(devices.map { $0["id"] } == ["Box 3"])
    #expect(devices[0]["caseSize"] == .null && devices[0]["scale"] == 2)
    #expect(devices[0]["pointsWidth"] == 100 && devices[0]["pixelsHeight"] == 400)
    #expect(
      devices[0]["facts"]?.array?.first == [
        "page": "boxes", "edition": "current", "table": "boxes--screens",
        "column": ["name": "Screen", "key": "screen", "type": "screen", "unit": .null],
        "conditions": ["new"], "raw": "100x200",
        "value": [
          "points": ["width": 100, "height": 200, "unit": "pt"],
          "pixels": [["width": 200, "height": 400, "scale": 2]],
        ], "type": "screen",
      ])
    let facts = try #require(try ExportOrder.files("devices", "csv")["facts.csv"])
    #expect(facts.hasPrefix("id,deviceId,page,edition,tableId,key,conditions,raw,value\r\n"))
    #expect(facts.contains("\r\nBox 3:0,Box 3,boxes,current,boxes--screens,screen,"))
  }

  @Test func noTwoTablesHaveFilesOfOneName() throws {
    let site = Samples.site([
      Samples.page(), Samples.page("other"),
    ])
    #expect(
      try ExportOrder.json("tables", site).map { $0["id"] } == [
        "boxes--sizes", "boxes--screens", "boxes--sizes-2", "boxes--screens-2",
      ])
  }

  @Test(arguments: SubjectRegistry.subjects.map(\.name))
  func everyRecordHasAnIDOfItsOwn(name: String) throws {
    let subject = try #require(SubjectRegistry.subjects.first { $0.name == name })
    let site = Samples.site([
      Samples.page(), Samples.page(edition: "ios-2014"), Samples.page("other"),
    ])
    for relation in subject.relations(site).all {
      #expect(relation.fields[0].name == "id")
      let records = (0..<relation.count).map { relation.record($0) }
      #expect(records.allSatisfy { $0.count == relation.fields.count })
      #expect(!records.isEmpty && Set(records.compactMap { $0[0].string }).count == records.count)
    }
  }

  @Test func idsThatAreTakenGetANumber() {
    var ids = Identifiers()
    #expect(["a", "a-2", "a", "a", "b"].map { ids.take($0) } == ["a", "a-2", "a-3", "a-4", "b"])
  }
}
