/// Where the lines of a text start, so that an offset can be shown as line and column.
public struct LineTable: Sendable {
  private let starts: [Int]
  private let size: Int

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    while let end = ByteSearch.next(UInt8(ascii: "\n"), in: bytes.span, from: starts.last ?? 0) {
      starts.append(end + 1)
    }
    self.starts = starts
    size = bytes.count
  }

  /// Line and column of an offset, both from 1; the column counts bytes.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let line = max(1, starts.indices.partition { starts[$0] > offset })
    return (line, offset - starts[line - 1] + 1)
  }

  /// Where a line is, counted from 1, with its end; nil if there is no such line.
  public func range(of line: Int) -> Range<Int>? {
    guard 1...starts.count ~= line else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : size)
  }
}
