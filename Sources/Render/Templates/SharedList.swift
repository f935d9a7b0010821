import Bytes
import Synchronization

/// Items that many pages show alike, or all but one of them: what a template makes of them is kept,
/// and put into the next page as it is.
public final class SharedList: Sendable, Equatable {
  let items: [TemplateValue]
  /// Of all items.
  let digest: [UInt8]
  private let fillings = Mutex<[Filling]>([])

  init(_ items: [TemplateValue]) {
    self.items = items
    var print = Fingerprint()
    print.add(.list(items))
    digest = print.digest
  }

  public static func == (one: SharedList, other: SharedList) -> Bool {
    one === other || one.items == other.items
  }

  /// What became of the items in one place of a template.
  struct Filling: Sendable {
    let place: Place
    /// What was read that is not in the items.
    let reads: [Read]
    /// Whether nothing else decides what becomes of the items.
    let isWhole: Bool
    let bytes: [UInt8]
    /// Where each item begins, and where the last ends.
    let starts: [Int]
  }

  struct Place: Equatable, Sendable {
    let program: TemplateProgram.Mark
    /// The first step of the section's body.
    let step: Int
    let indent: [UInt8]
    let margin: Int
  }

  /// A path that led out of the items, and what it led to.
  struct Read: Equatable, Sendable {
    let path: Int
    let kind: ValueTable.Kind
    let text: [UInt8]
  }

  /// What is known of the items in a place, where all is as it was.
  func filling(at place: Place, where isSame: ([Read]) -> Bool) -> Filling? {
    let known = fillings.withLock { $0 }
    return known.first { $0.place == place && isSame($0.reads) }
  }

  /// Templates lie in few folders and have few places; more are not worth it.
  private static let mostFillings = 64

  func keep(_ filling: Filling) {
    fillings.withLock { if $0.count < Self.mostFillings { $0.append(filling) } }
  }
}

/// A part of a list.
public enum ListPart: Sendable, Equatable {
  case one(TemplateValue)
  case shared(SharedList, Range<Int>)
}

extension TemplateValue {
  /// All items of a list that is made of parts.
  static func items(of parts: [ListPart]) -> [TemplateValue] {
    parts.flatMap { part -> [TemplateValue] in
      switch part {
      case .one(let item): [item]
      case .shared(let list, let range): Array(list.items[range])
      }
    }
  }
}
