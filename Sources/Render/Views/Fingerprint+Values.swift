import Bytes
import Model

extension Fingerprint {
  mutating func add(_ value: TemplateValue) {
    switch value {
    case .null: add(0)
    case .bool(let flag): add(flag ? 1 : 2)
    case .text(let text):
      add(3)
      add(text)
    case .html(let markup):
      add(4)
      add(markup)
    case .list(let values):
      add(5)
      add(values.count)
      for value in values { add(value) }
    case .object(let members):
      add(6)
      add(members.count)
      for member in members {
        add(member.name)
        add(member.value)
      }
    case .later(let value):
      add(7)
      add(value.source)
    case .parts(let parts):
      add(8)
      add(parts.count)
      for part in parts { add(part) }
    }
  }

  private mutating func add(_ part: ListPart) {
    switch part {
    case .one(let value):
      add(0)
      add(value)
    case .shared(let list, let range):
      add(1)
      add(list.digest)
      add(range.lowerBound)
      add(range.upperBound)
    }
  }

  /// All values of a table from a place on. Which entries belong to which follows from their kinds
  /// and counts, and so does the text of each.
  mutating func add(_ table: ValueTable, from start: ValueTable.Mark) {
    var words: [UInt8] = []
    words.reserveCapacity(8 * (table.entries.count - start.entries))
    for place in start.entries..<table.entries.count {
      let entry = table.entries[place]
      withUnsafeBytes(of: entry.word.littleEndian) { words.append(contentsOf: $0) }
      if entry.kind == .shared {
        add(table.lists[Int(entry.number)].digest)
        add(entry.start)
      }
    }
    add(words)
    add(table.texts[start.texts...])
    add(table.markups.count - start.markups)
    for markup in table.markups[start.markups...] { add(markup) }
  }
}

extension ValueTable.Entry {
  /// Kind, name and size in one number.
  fileprivate var word: UInt64 {
    let size =
      switch kind {
      case .text, .list, .object, .parts, .shared: end - start
      case .null, .no, .yes, .markup, .later: 0
      }
    return UInt64(kind.rawValue) << 56 | UInt64(truncatingIfNeeded: number & 0xFF_FFFF) << 32
      | UInt64(truncatingIfNeeded: size) & 0xFFFF_FFFF
  }
}

extension Fingerprint {
  /// A ledger with the words for its rules: what a page of the audit shows of it, and its file,
  /// which its digest stands for.
  mutating func add(_ ledger: Ledger) {
    add(ledger.file)
    add(ledger.sha256)
    add(ledger.shape)
    ledger.spans.add(to: &self)
    add(all: ledger.spans.rules.sorted()) { $0.add(ledger.reasons[$1]) }
  }
}
