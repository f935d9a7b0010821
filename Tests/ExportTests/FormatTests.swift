import JSON
import Model
import Testing

@testable import Export

/// What is the same whatever is written, format by format.
@Suite struct FormatTests {
  @Test func aTablesCSVHasTheWordsAsTheyStand() throws {
    #expect(
      try ExportOrder.files("tables", "csv")["tables/boxes--sizes.csv"] == """
        Panel,"Size, ""outer""\",column-3\r
        Small,44 pt,+0.240\r
        Large,"any
        size",–\r

        """)
  }

  @Test func listsInCSVAreJSON() throws {
    let csv = try ExportOrder.text("guidelines", "csv")
    #expect(csv.hasSuffix(",avoid,\"[\"\"iOS\"\",\"\"macOS\"\"]\"\r\n"))
    #expect(csv.hasPrefix("id,page,edition,title,section,anchor,"))
    #expect(try ExportOrder.files("guidelines", "csv") == ["guidelines.csv": csv])
  }

  @Test func bulkLinesComeInPairs() throws {
    let lines = try ExportOrder.text("all", "ndjson").split(separator: "\n")
    var ids: Set<String> = []
    for place in stride(from: 0, to: lines.count, by: 2) {
      let action = try #require(try JSONReader.read(Array(lines[place].utf8))["index"])
      let document = try JSONReader.read(Array(lines[place + 1].utf8))
      #expect(document["id"] == action["_id"] && document["columns"] == nil)
      let index = try #require(action["_index"]?.string)
      let isNew = ids.insert(index + " " + (action["_id"]?.string ?? "")).inserted
      #expect(isNew)
    }
    #expect(lines.count == 2 * ids.count && ids.contains("hig-cells boxes--sizes:0:1"))
    #expect(!lines.contains { $0.contains(":null") })
  }

  @Test func idsAreNoLongerThanOpenSearchTakes() {
    let long = String(repeating: "é", count: 400)
    #expect(BulkID.text("short") == "short")
    #expect(BulkID.text(long).utf8.count <= BulkID.longest && BulkID.text(long).hasPrefix("éé"))
    #expect(BulkID.text(long) != BulkID.text(long + "e"))
    #expect(BulkID.text(long) == BulkID.text(long))
  }

  @Test(arguments: SubjectRegistry.subjects.map(\.name))
  func jsonHasARecordALine(name: String) throws {
    let site = Samples.site([Samples.page(), Samples.page("other")])
    let relation = try #require(SubjectRegistry.subjects.first { $0.name == name })
      .relations(site).main
    let text = try #require(try ExportOrder.files(name, "json", site)["\(name).json"])
    let lines = text.split(separator: "\n")
    #expect(lines.first == "{\"$schema\":\"schema/\(name).json\",\"\(name)\":[")
    #expect(lines.last == "]}" && lines.count == relation.count + 2)
    #expect(try JSONReader.read(Array(text.utf8))[name]?.array?.count == relation.count)
  }

  @Test func nothingToTellIsAnEmptyList() throws {
    for name in ExportOrder.subjects.dropFirst() {
      #expect(try ExportOrder.text(name, "json", Samples.site([])) == "{\"\(name)\":[\n]}\n")
    }
    #expect(try ExportOrder.text("all", "ndjson", Samples.site([])) == "")
  }

  @Test(arguments: ExportOrder.formats) func theSameEveryTime(format: String) throws {
    let site = Samples.site([Samples.page(), Samples.page("other")])
    let order = try #require(ExportOrder(subject: ExportOrder.all, format: format))
    let files = try order.files(of: site)
    #expect(try order.files(of: site) == files)
    #expect(Set(files.map(\.path)).count == files.count && !files.isEmpty)
  }

  @Test func whatFitsOneFile() {
    func fits(_ subject: String, _ format: String) -> Bool? {
      ExportOrder(subject: subject, format: format)?.fitsOneFile
    }
    #expect(fits("tables", "json") == true && fits("all", "json") == false)
    #expect(fits("tables", "csv") == false && fits("changes", "csv") == true)
    #expect(fits("devices", "csv") == false && fits("devices", "json") == true)
    #expect(fits("all", "ndjson") == true && fits("all", "sqlite") == true)
    #expect(fits("fables", "json") == nil && fits("tables", "xml") == nil)
  }

  @Test func whatASiteCarries() {
    var paths: [String] = []
    ExportOrder.writeSiteFiles(of: Samples.site()) { paths.append($0.path) }
    paths.sort()
    let names = ["changes", "devices", "guidelines", "pages", "symbols", "tables"]
    let schemas = (names + ["table"]).map { "data/schema/\($0).json" }
    let tables = ["sizes.csv", "sizes.json", "screens.csv", "screens.json"].map {
      "data/tables/boxes--\($0)"
    }
    #expect(paths == (names.map { "data/\($0).json" } + schemas + tables).sorted())
  }
}
