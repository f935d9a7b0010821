import Bytes
import JSON
import Model

/// The journal of a fetch, `fetch.jsonl`: one object a line, with what a server said of each file.
public struct FetchJournal: Sendable {
  /// Lines behind these are not read.
  private static let mostLines = 100_000

  private var entries: [String: (digest: String, day: String)] = [:]
  /// How many lines are no objects, and the first of them, counted from 1.
  public private(set) var broken = 0
  public private(set) var firstBroken = 0

  /// nil for a file that is no journal, whatever it is called.
  public init?(_ bytes: [UInt8]) {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: Self.mostLines, omittingEmptySubsequences: false)
    guard let first = lines.first.flatMap(Self.object), first["address"]?.string != nil else {
      return nil
    }
    for (number, line) in lines.prefix(Self.mostLines).enumerated() {
      guard !line.allSatisfy(ByteClass.isSpace) else { continue }
      guard let object = Self.object(line) else {
        broken += 1
        if broken == 1 { firstBroken = number + 1 }
        continue
      }
      add(object)
    }
  }

  /// As of when a file shows its page: the day on which it was last modified, if the file still has
  /// the bytes that the journal is about.
  public func day(of path: String, _ bytes: [UInt8]) -> String? {
    guard let entry = entries[path], SHA256.hex(bytes) == entry.digest else { return nil }
    return entry.day
  }
}

extension FetchJournal {
  private static func object(_ line: ArraySlice<UInt8>) -> LocatedJSON? {
    guard let value = try? JSONReader.located(Array(line)), case .object = value.value else {
      return nil
    }
    return value
  }

  /// The last line about a file counts.
  private mutating func add(_ line: LocatedJSON) {
    guard let path = line["path"]?.string else { return }
    let day = line["modified"]?.string.flatMap { HTTPDate.day($0) }
    let digest = line["digest"]?.string?.lowercased()
    if let day, let digest {
      entries[path] = (digest, day)
    } else {
      entries[path] = nil
    }
  }
}
