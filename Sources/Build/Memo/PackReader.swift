import Bytes

/// Reads what the functions below write: numbers, parts with their lengths in front, lists with the
/// number of their items, one after the other. Each is nil if it is cut short or damaged.
struct PackReader {
  private let all: [UInt8]
  private var next = 0

  init(_ all: [UInt8]) { self.all = all }

  var isAtEnd: Bool { next >= all.count }

  /// Any number that was written, those below zero too.
  mutating func number() -> Int? { unsigned().map { Int(truncatingIfNeeded: $0) } }

  mutating func unsigned() -> UInt64? { Varint.read(all, at: &next) }

  /// How many follow.
  private mutating func count() -> Int? { unsigned().flatMap { Int(exactly: $0) } }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count <= all.count - next else { return nil }
    defer { next += count }
    return Array(all[next..<next + count])
  }

  mutating func part() -> [UInt8]? {
    guard let count = count() else { return nil }
    return bytes(count)
  }

  mutating func text() -> String? { part().map { String(decoding: $0, as: UTF8.self) } }

  /// Each item takes a byte at least, so that no number makes a list longer than the bytes are.
  mutating func list<Item>(_ item: (inout PackReader) -> Item?) -> [Item]? {
    guard let count = count() else { return nil }
    var items: [Item] = []
    for _ in 0..<count {
      guard let item = item(&self) else { return nil }
      items.append(item)
    }
    return items
  }

  /// A value, or that there is none.
  mutating func optional<Value>(_ value: (inout PackReader) -> Value?) -> Value?? {
    guard let flag = bytes(1)?[0] else { return .none }
    return flag == 0 ? .some(nil) : value(&self).map(Optional.some)
  }
}

extension [UInt8] {
  mutating func append(number: Int) { Varint.write(UInt64(bitPattern: Int64(number)), to: &self) }

  mutating func append(part: some Collection<UInt8>) {
    append(number: part.count)
    self += part
  }

  mutating func append<Item>(
    list: some Collection<Item>, _ write: (inout [UInt8], Item) -> Void
  ) {
    append(number: list.count)
    for item in list { write(&self, item) }
  }

  mutating func append<Value>(
    optional value: Value?, _ write: (inout [UInt8], Value) -> Void
  ) {
    append(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }
}
