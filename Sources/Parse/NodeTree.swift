import Model

/// Builds the flat array: a node is opened before its children and closed behind them.
struct NodeTree {
  private(set) var nodes: [Node] = []
  private var open: [Int] = []
  private let firstLine: Int

  init(firstLine: Int) { self.firstLine = firstLine }

  mutating func open(_ kind: NodeKind, line: Int, column: Int) {
    open.append(nodes.count)
    nodes.append(Node(kind, line: line + firstLine - 1, column: column, end: nodes.count + 1))
  }

  /// Another paragraph on the line behind the one that is open, which ends.
  mutating func startParagraph() {
    guard let place = open.last else { return }
    let before = nodes[place]
    let lines = nodes[place...].reduce(before.line) { max($0, $1.line) }
    close()
    open.append(nodes.count)
    nodes.append(Node(.paragraph, line: lines + 1, column: 1, end: nodes.count + 1))
  }

  mutating func close() {
    guard let place = open.popLast() else { return }
    let node = nodes[place]
    nodes[place] = Node(node.kind, line: node.line, column: node.column, end: nodes.count)
  }
}
