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

  /// An entry in twelve bytes: a build holds those of all pages.
  private struct Stored: Equatable {
    let line: Int32
    let rawLine: Int32
    /// A place in `files`.
    let file: Int32
  }

  /// In order of lines.
  private let stored: [Stored]
  private let files: [String]

  public init(entries: [Entry]) {
    var files: [String] = []
    var numbers: [String: Int] = [:]
    var last = 0
    stored = entries.map { entry in
      // Most are of the file of the one before.
      let isSame = files.indices.contains(last) && files[last] == entry.file
      let number = isSame ? last : numbers[entry.file] ?? files.count
      last = number
      if number == files.count {
        numbers[entry.file] = number
        files.append(entry.file)
      }
      return Stored(
        line: Int32(clamping: entry.line), rawLine: Int32(clamping: entry.rawLine),
        file: Int32(number))
    }
    self.files = files
  }

  /// What a line of the body was made from; nil above the first entry.
  public func entry(of line: Int) -> Entry? {
    let next = stored.indices.partition { stored[$0].line > line }
    return next > 0 ? entry(stored[next - 1]) : nil
  }

  private func entry(_ stored: Stored) -> Entry {
    Entry(line: Int(stored.line), file: files[Int(stored.file)], rawLine: Int(stored.rawLine))
  }
}
