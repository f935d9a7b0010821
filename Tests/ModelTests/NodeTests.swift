import Testing

@testable import Model

@Suite struct NodeTests {
  /// A site has millions of nodes.
  @Test func aNodeIsSmall() {
    #expect(MemoryLayout<Node>.stride == 32)
  }

  @Test func itKnowsItsPlace() {
    let node = Node(.link(destination: "a", title: "b"), line: 70_000, column: 900_000, end: 12)
    #expect((node.line, node.column, node.end) == (70_000, 900_000, 12))
    #expect(node.kind == .link(destination: "a", title: "b"))
  }
}
