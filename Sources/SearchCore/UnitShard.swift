/// What a search finds: a page, or a section of one.
public final class Unit: Sendable {
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

  init(page: [[UInt8]], anchor: [UInt8], around: [[UInt8]]) {
    (slug, edition, folder, title) = (page[0], page[1], page[2], page[3])
    self.anchor = anchor
    heading = around.first ?? title
    var path: [[UInt8]] = []
    if !around.isEmpty {
      path.append(title)
      for place in stride(from: around.count - 1, to: 0, by: -1) { path.append(around[place]) }
    }
    self.path = path
  }
}

/// A range of units. Pages are never split: a section's page is before it in the same file.
struct UnitShard: Sendable {
  /// More headings within one another than any page has.
  static let deepest = 64

  /// The files of their texts.
  let texts: UnitFiles
  private let bytes: [UInt8]
  private let part: PartName
  /// Where each unit's texts start.
  private var starts: [Int] = []
  /// Twice how far above each its parent is, 0 for a page; plus 1 if its names are written out.
  private var numbers: [Int] = []

  init(_ bytes: [UInt8], _ part: PartName, count: Int) throws(IndexError) {
    self.bytes = bytes
    self.part = part
    var reader = PartReader(bytes, part)
    texts = try UnitFiles(&reader, count: count)
    guard texts.count <= 1 << PartName.textBits else { throw reader.failure(.outOfRange) }
    for place in 0..<count {
      let number = try reader.number(upTo: 2 * place + 1)
      numbers.append(number)
      starts.append(reader.offset)
      let texts = (number < 2 ? 2 : 1) << (number & 1)
      for _ in 0..<texts { _ = try reader.textRange() }
    }
    try reader.finish()
  }

  /// The unit at a place in this file.
  func unit(at place: Int) throws(IndexError) -> Unit {
    guard place >= 0, place < numbers.count else { throw IndexError(.outOfRange, in: part, at: 0) }
    var around: [[UInt8]] = []
    var anchor: [UInt8] = []
    var current = place
    while numbers[current] > 1 {
      guard around.count < Self.deepest else { throw IndexError(.outOfRange, in: part, at: 0) }
      var reader = PartReader(bytes, part, at: starts[current])
      let heading = try reader.text()
      if current == place {
        anchor = numbers[place] & 1 == 1 ? try reader.text() : PlainName.of(heading)
      }
      around.append(heading)
      current -= numbers[current] / 2
    }
    var reader = PartReader(bytes, part, at: starts[current])
    let (first, second) = (try reader.text(), try reader.text())
    guard numbers[current] & 1 == 1 else {
      let slug = PlainName.of(second, isSmall: true)
      return Unit(page: [slug, first, slug, second], anchor: anchor, around: around)
    }
    let page = [first, second, try reader.text(), try reader.text()]
    return Unit(page: page, anchor: anchor, around: around)
  }
}
