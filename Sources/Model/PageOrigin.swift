import Bytes

/// Where the lines of a page's body came from: the raw file and the line there, as far as the run
/// that made the page knows.
public struct PageOrigin: Sendable, Equatable {
  /// From a line of the body on, up to the next entry.
  public struct Entry: Sendable, Equatable {
    /// From 1, in the body.
    public let line: Int
    /// As named to people.
    public let file: String
    /// From 1, in that file.
    public let rawLine: Int

    public init(line: Int, file: String, rawLine: Int) {
      self.line = line
      self.file = file
      self.rawLine = rawLine
    }
  }

  /// In order of lines.
  public let entries: [Entry]

  public init(entries: [Entry]) { self.entries = entries.exact }

  /// What a line of the body was made from; nil above the first entry.
  public func entry(of line: Int) -> Entry? {
    let next = entries.indices.partition { entries[$0].line > line }
    return next > 0 ? entries[next - 1] : nil
  }
}
