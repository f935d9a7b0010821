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
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    return text.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
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
    let name = value.prefix { $0.isLetter || $0 == "-" || $0 == "_" || $0 == "*" }
    return name.lowercased()
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

  /// Whether a path begins as a pattern says. Goes back to the last `*` alone, so that many of them
  /// cost no more than their number times the path.
  static func fits(_ pattern: [UInt8], _ path: [UInt8]) -> Bool {
    let isWhole = pattern.last == UInt8(ascii: "$")
    // A pattern that may end anywhere ends with a star.
    let pattern = isWhole ? Array(pattern.dropLast()) : pattern + [UInt8(ascii: "*")]
    var (at, place) = (0, 0)
    var star: (at: Int, place: Int)?
    while place < path.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        star = (at, place)
        at += 1
      } else if at < pattern.count, pattern[at] == path[place] {
        (at, place) = (at + 1, place + 1)
      } else if let last = star {
        star = (last.at, last.place + 1)
        (at, place) = (last.at + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
