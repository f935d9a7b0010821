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

  @Test(arguments: [0, 1, 7, 8, 9, 1000]) func anExactArrayIsTheSameWithoutRoom(count: Int) {
    var numbers: [Int] = []
    for number in 0..<count { numbers.append(number) }
    numbers.reserveCapacity(2 * count + 16)
    #expect(numbers.exact == numbers)
    #expect(numbers.exact.capacity < count + max(8, count / 4))
  }
}
