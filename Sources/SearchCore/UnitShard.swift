/// What there is to find: a page, or a section of one.
public struct Unit: Sendable, Equatable {
  public let slug: [UInt8]
  public let edition: [UInt8]
  /// The page's folder below the site's root.
  public let folder: [UInt8]
  /// Empty for the page itself.
  public let anchor: [UInt8]
  /// The page's title.
  public let title: [UInt8]
  /// The section's heading; the title for the page itself.
  public let heading: [UInt8]
  /// The headings around it, from the page's title down; empty for the page itself.
  public let path: [[UInt8]]
}

/// A range of units. Pages are never split: a section's page stands before it in the same file.
struct UnitShard: Sendable {
  private enum Record {
    case page(slug: Range<Int>, edition: Range<Int>, folder: Range<Int>, title: Range<Int>)
    case section(parent: Int, heading: Range<Int>, anchor: Range<Int>)
  }

  private let bytes: [UInt8]
  private let part: PartName
  private let records: [Record]

  init(_ bytes: [UInt8], _ part: PartName, count: Int) throws(IndexError) {
    self.bytes = bytes
    self.part = part
    var reader = PartReader(bytes, part)
    var records: [Record] = []
    for place in 0..<count { records.append(try Self.record(&reader, at: place)) }
    try reader.finish()
    self.records = records
  }

  /// The unit at a place in this file.
  func unit(at place: Int) throws(IndexError) -> Unit {
    var around: [Range<Int>] = []
    var current = place
    while true {
      guard records.indices.contains(current) else {
        throw IndexError(.outOfRange, in: part, at: 0)
      }
      switch records[current] {
      case .section(let parent, let heading, _):
        around.append(heading)
        current = parent
      case .page(let slug, let edition, let folder, let title):
        around.append(title)
        return Unit(
          slug: Array(bytes[slug]), edition: Array(bytes[edition]), folder: Array(bytes[folder]),
          anchor: anchor(at: place), title: Array(bytes[title]), heading: Array(bytes[around[0]]),
          path: around.dropFirst().reversed().map { Array(bytes[$0]) })
      }
    }
  }
}

extension UnitShard {
  private func anchor(at place: Int) -> [UInt8] {
    if case .section(_, _, let anchor) = records[place] { Array(bytes[anchor]) } else { [] }
  }

  /// 0 and a page, or how far above its parent stands and a section.
  private static func record(
    _ reader: inout PartReader, at place: Int
  ) throws(IndexError) -> Record {
    let up = try reader.number(upTo: place)
    guard up == 0 else {
      return .section(parent: place - up, heading: try reader.text(), anchor: try reader.text())
    }
    return .page(
      slug: try reader.text(), edition: try reader.text(), folder: try reader.text(),
      title: try reader.text())
  }
}
