import Glibc
import Synchronization

/// Reads a descriptor line by line.
final class LineInput: Sendable {
  /// No query is longer than this.
  static let longestLine = 1 << 20

  private let descriptor: Int32
  private let unread = Mutex<[UInt8]>([])

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its line feed; nil at the end.
  func next() throws(CommandError) -> [UInt8]? {
    try unread.withLock { (buffer) throws(CommandError) in
      var searched = 0
      while true {
        if let feed = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { buffer.removeSubrange(...feed) }
          return Array(buffer[..<feed])
        }
        searched = buffer.count
        guard searched <= Self.longestLine else { throw Self.tooLong }
        guard try fill(&buffer) else { break }
      }
      defer { buffer = [] }
      return buffer.isEmpty ? nil : buffer
    }
  }
}

extension LineInput {
  private static var tooLong: CommandError {
    .failure(
      .input, at: "standard input", "Line longer than \(longestLine) bytes",
      remedy: "Write one JSON object per line.")
  }

  /// A closed descriptor’s number may be given to something that cannot be read.
  private static func unreadable(_ code: Int32) -> CommandError {
    let isClosed = [EBADF, EINVAL].contains(code)
    return .failure(
      .input, at: "standard input",
      isClosed ? "Standard input is closed" : "Cannot read: \(String(cString: strerror(code)))",
      remedy: "Pipe queries into it, as in `hig search --batch < queries.jsonl`.")
  }

  /// Whether there was more to read.
  private func fill(_ buffer: inout [UInt8]) throws(CommandError) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = read(descriptor, &chunk, chunk.count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        throw Self.unreadable(errno)
      }
      buffer += chunk[..<got]
      return got > 0
    }
  }
}
