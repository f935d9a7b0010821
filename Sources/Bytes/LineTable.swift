/// Where the lines of a text start, so that an offset can be shown as line and column.
public struct LineTable: Sendable {
  private let starts: [Int]
  public let size: Int

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") { starts.append(place + 1) }
    self.starts = starts
    size = bytes.count
  }

  /// Line and column of an offset, both from 1; the column counts bytes.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let line = max(1, starts.indices.partition { starts[$0] > offset })
    return (line, offset - starts[line - 1] + 1)
  }

  /// The offset of a line and column, the end of the text if there is no such line.
  public func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= starts.count else { return size }
    return min(starts[line - 1] + max(0, column - 1), size)
  }

  public var count: Int { starts.count }
}
