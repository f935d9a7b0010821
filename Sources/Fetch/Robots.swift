import Bytes
import Web

/// What a robots.txt allows us, by RFC 9309: the groups of our name, else those of all; of the
/// rules that fit, the longest; of two as long, the one that allows.
struct Robots: Sendable, Equatable {
  struct Rule: Sendable, Equatable {
    let allows: Bool
    /// Normalized, with `*` and a `$` at the end.
    let pattern: [UInt8]
  }

  /// Our name, as a line of a file would say it.
  static let agent = "hig"
  /// So much of a file is read.
  static let mostBytes = 512 << 10
  /// Patterns of more bytes, and more of them, take time; real ones have a few dozen.
  static let longest = 1000
  static let mostRules = 1000

  private(set) var rules: [Rule] = []
  /// Seconds between two requests, where a file has this line that is not part of the standard.
  private(set) var delay: Double?

  /// Nothing is forbidden.
  init() {}

  init(reading bytes: [UInt8]) {
    var groups: [Group] = []
    // Lines of agents that follow one another begin one group.
    var isNaming = false
    for line in Self.lines(bytes.prefix(Self.mostBytes)) {
      switch line.name {
      case "user-agent":
        if !isNaming { groups.append(Group()) }
        isNaming = true
        groups[groups.count - 1].agents.insert(Self.product(line.value))
      case "allow", "disallow", "crawl-delay":
        isNaming = false
        guard !groups.isEmpty else { continue }
        groups[groups.count - 1].take(line)
      default: break
      }
    }
    let ours = groups.filter { $0.agents.contains(Self.agent) }
    for group in ours.isEmpty ? groups.filter({ $0.agents.contains("*") }) : ours {
      rules += group.rules.prefix(Self.mostRules - rules.count)
      delay = [delay, group.delay].compactMap(\.self).max()
    }
  }

  /// Whether the path of an address, with its query, may be asked for.
  func allows(_ target: String) -> Bool {
    let path = Self.normalized(Array(target.utf8))
    func weight(_ rule: Rule) -> (Int, Int) { (rule.pattern.count, rule.allows ? 1 : 0) }
    let fitting = rules.filter { Self.fits($0.pattern, path) }
    return fitting.max { weight($0) < weight($1) }?.allows ?? true
  }
}

extension Robots {
  private struct Group {
    var agents: Set<String> = []
    var rules: [Rule] = []
    var delay: Double?

    mutating func take(_ line: Line) {
      if line.name == "crawl-delay" {
        delay = Double(line.value).map { min(max($0.isNaN ? 0 : $0, 0), 60) }
      } else if !line.value.isEmpty, line.value.utf8.count <= Robots.longest {
        let pattern = Robots.normalized(Array(line.value.utf8))
        rules.append(Rule(allows: line.name == "allow", pattern: pattern))
      }
    }
  }

  private typealias Line = (name: String, value: String)

  private static func lines(_ bytes: ArraySlice<UInt8>) -> [Line] {
    bytes.withoutMark.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
      let said = line.prefix { $0 != UInt8(ascii: "#") }
      guard let colon = said.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      return (words(said[..<colon]).lowercased(), words(said[(colon + 1)...]))
    }
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.trimmed, as: UTF8.self)
  }

  /// `Name/1.0` names `Name`.
  private static func product(_ value: String) -> String {
    let name = value.unicodeScalars.prefix {
      $0.properties.isAlphabetic || "-_*".unicodeScalars.contains($0)
    }
    return String(name).lowercased()
  }

  /// One way to write each path: letters and digits plain, all other codes in capitals.
  static func normalized(_ path: [UInt8]) -> [UInt8] {
    var normal: [UInt8] = []
    var place = 0
    while place < path.count {
      let code = PercentCoding.byte(at: place, in: path)
      let byte = code ?? path[place]
      let isPlain = ByteClass.isAlphanumeric(byte) || "-._~".utf8.contains(byte)
      if isPlain || (code == nil && byte < 0x80) {
        normal.append(byte)
      } else {
        normal += Array(PercentCoding.encoded(byte).utf8)
      }
      place += code == nil ? 1 : 3
    }
    return normal
  }

  /// Whether a path begins as a pattern says. Each piece between two stars is taken where it is
  /// first, which leaves the most for those behind it: so nothing is tried again, and it
  /// takes the time of one search a piece.
  static func fits(_ pattern: [UInt8], _ path: [UInt8]) -> Bool {
    let isWhole = pattern.last == UInt8(ascii: "$")
    var pieces = pattern[..<(isWhole ? pattern.count - 1 : pattern.count)]
      .split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)[...]
    guard let first = pieces.popFirst(), path.starts(with: first) else { return false }
    var rest = path[first.count...]
    guard !pieces.isEmpty else { return !isWhole || rest.isEmpty }
    let last = isWhole ? pieces.popLast() : nil
    for piece in pieces where !piece.isEmpty {
      guard let end = end(of: Array(piece), in: rest) else { return false }
      rest = rest[end...]
    }
    return last.map { rest.suffix($0.count) == $0 } ?? true
  }

  /// Behind the first place of a piece. By Knuth, Morris and Pratt, whose search costs the sum of
  /// both, whatever is in them.
  private static func end(of piece: [UInt8], in path: ArraySlice<UInt8>) -> Int? {
    guard piece.count <= path.count else { return nil }
    // For each beginning of the piece, how long a shorter one is that it ends with.
    var (shorter, fitting) = ([0], 0)
    for byte in piece.dropFirst() {
      while fitting > 0, piece[fitting] != byte { fitting = shorter[fitting - 1] }
      if piece[fitting] == byte { fitting += 1 }
      shorter.append(fitting)
    }
    fitting = 0
    for place in path.indices {
      while fitting > 0, piece[fitting] != path[place] { fitting = shorter[fitting - 1] }
      if piece[fitting] == path[place] { fitting += 1 }
      if fitting == piece.count { return place + 1 }
    }
    return nil
  }
}
