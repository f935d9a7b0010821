import JSON

/// Which outside addresses answered lately: those need no request. What was broken is always asked
/// again. JSON lines, safe to delete; what cannot be read is forgotten.
public struct LinkCache: Sendable {
  /// A week.
  static let freshSeconds = 7.0 * 86_400
  /// The oldest are forgotten beyond it.
  static let most = 20_000

  private struct Entry {
    let target: String
    let time: Int
  }

  private var entries: [String: Entry] = [:]

  public init() {}

  public init(reading bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let value = try? JSONReader.read(Array(line)), let address = value["url"]?.string,
        case .integer(let time)? = value["time"]
      else { continue }
      entries[address] = Entry(target: value["moved"]?.string ?? "", time: time)
    }
  }

  public func verdict(of address: String, now: Double) -> LinkVerdict? {
    guard let entry = entries[address], 0..<Self.freshSeconds ~= now - Double(entry.time) else {
      return nil
    }
    return entry.target.isEmpty ? .fine : .moved(entry.target)
  }

  public mutating func keep(_ verdict: LinkVerdict, of address: String, now: Double) {
    switch verdict {
    case .fine: entries[address] = Entry(target: "", time: Int(now))
    case .moved(let target): entries[address] = Entry(target: target, time: Int(now))
    case .broken, .silent, .leftAlone, .unsure, .unasked: entries[address] = nil
    }
  }

  public var bytes: [UInt8] {
    let kept = entries.sorted { ($1.value.time, $0.key) < ($0.value.time, $1.key) }
      .prefix(Self.most)
    let lines = kept.sorted { $0.key < $1.key }.map { address, entry in
      let line: JSONValue = [
        "url": .string(address), "time": .integer(entry.time),
        "moved": entry.target.isEmpty ? nil : .string(entry.target),
      ]
      return JSONWriter.text(line) + "\n"
    }
    return Array(lines.joined().utf8)
  }
}
