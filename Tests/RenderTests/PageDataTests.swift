import Model
import TestSupport
import Testing

@testable import Render

@Suite struct PageDataTests {
  /// Tables of so many rows, one below the other; each row is an entry where its table is a log.
  private func data(_ tables: [(rows: Int, isLog: Bool)]) -> PageData {
    var nodes: [Node] = []
    var changes: [ChangeEntry] = []
    for (rows, isLog) in tables {
      let end = nodes.count + 1 + rows
      nodes.append(Node(.table(columns: [.none]), line: 1, column: 1, end: end))
      for row in nodes.count..<end {
        nodes.append(Node(.row(header: false), line: 1, column: 1, end: row + 1))
        if isLog { changes.append(ChangeEntry(date: nil, rawDate: "", text: "", node: row)) }
      }
    }
    return PageData(
      Document(
        frontMatter: FrontMatter(title: "T", slug: "t", url: ""), file: "t.md", nodes: nodes,
        sections: [], changes: changes))
  }

  @Test func theTablesOfTheEntriesAreLogs() {
    let data = data([(2, false), (3, true), (1, false), (1, true)])
    #expect((0..<11).filter(data.isChangeLog) == [3, 9])
    #expect(!self.data([(1, false)]).isChangeLog(0))
  }

  @Test func entriesUnderAHeadingAreOfNoTable() {
    let node = Node(.paragraph, line: 1, column: 1, end: 1)
    let change = ChangeEntry(date: nil, rawDate: "", text: "", node: 0)
    let document = Document(
      frontMatter: FrontMatter(title: "T", slug: "t", url: ""), file: "t.md", nodes: [node],
      sections: [], changes: [change])
    #expect(!PageData(document).isChangeLog(0))
  }

  /// Each entry looked for its table from its own place on.
  @Test func aLongLogIsReadInLine() {
    let start = ThreadTime.milliseconds
    #expect(data([(100_000, true)]).isChangeLog(0))
    #expect(ThreadTime.milliseconds - start < 5_000)
  }
}
