/// Where the lines of a text start, so that an offset can be shown as line and column.
public struct LineTable: Sendable {
  private let starts: [Int]

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") { starts.append(place + 1) }
    self.starts = starts
  }

  /// Line and column of an offset, both from 1; the column counts bytes.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let line = max(1, starts.indices.partition { starts[$0] > offset })
    return (line, offset - starts[line - 1] + 1)
  }
}
