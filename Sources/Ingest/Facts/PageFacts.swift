import Bytes
import Model
import Vocabulary

/// What the text of a page shows about the page: when it changed last, which platforms it is for.
struct PageFacts: Sendable, Equatable {
  /// The newest date of the change log, as `2025-12-16`.
  private(set) var updated: String?
  private(set) var unsupported: [Platform] = []
  /// Whether the page speaks of platforms at all.
  private(set) var hasPlatforms = false
  /// Holes of the page, groups of which panels were not captured, and words under a picture that is
  /// gone.
  private(set) var losses = 0

  init(_ blocks: [Block], title: String = "") {
    losses = HoleFinder.holes(in: blocks.map(\.passage)).count
    var heading = ""
    for (place, block) in blocks.enumerated() {
      switch block.kind {
      case .table: takeDates(block.rows)
      case .paragraph:
        let isNote = place > 0 && (blocks[place - 1].headingLevel ?? 1) > 1
        takePlatforms(block, title, isOfSection: isNote && heading != SectionNames.platforms)
      case .tabs where !block.text.isEmpty: losses += 1
      case .caption where place == 0 || !blocks[place - 1].mayHaveCaption: losses += 1
      case .heading:
        heading = block.string
        hasPlatforms = hasPlatforms || heading == SectionNames.platforms
      default: break
      }
    }
  }

  func fill(_ front: inout FrontMatter) {
    front.updated = updated
    guard hasPlatforms else { return }
    front.unsupported = unsupported
    front.platforms = Platform.allCases.filter { !unsupported.contains($0) }
  }
}

extension Block {
  /// Whether words under it may be its caption; a caption may have two paragraphs.
  var mayHaveCaption: Bool {
    switch kind {
    case .image, .video, .table, .caption: true
    default: false
    }
  }
}

extension PageFacts {
  private mutating func takeDates(_ rows: [[[UInt8]]]) {
    guard let first = rows.first?.first, first.elementsEqual("Date".utf8) else { return }
    let dates = rows.dropFirst().compactMap { row in
      row.first.flatMap { AppleDate.iso(String(decoding: $0, as: UTF8.self)) }
    }
    updated = [updated, dates.max()].compactMap(\.self).max()
  }

  /// “Not supported in tvOS or watchOS.” Right below the heading of a section it is about that
  /// section, unless it names what the page is about.
  private mutating func takePlatforms(_ block: Block, _ title: String, isOfSection: Bool) {
    func has(_ sign: StaticString) -> Bool {
      ByteSearch.first(of: sign, in: block.text[...]) != nil
    }
    guard Self.partsOfSigns.contains(where: has), Self.signs.contains(where: has) else { return }
    let support = PlatformSupport(block.string, subject: title)
    guard support.isSaid, support.isNamed || !isOfSection else { return }
    hasPlatforms = hasPlatforms || support.isWhole || !support.unsupported.isEmpty
    unsupported = Platform.allCases.filter {
      unsupported.contains($0) || support.unsupported.contains($0)
    }
  }

  /// Without any of these, a paragraph says nothing about platforms.
  static let signs: [StaticString] = [
    "upported", "vailable", "pplicable", "pply to", "pplies", "considerations for", "t support",
  ]
  /// Each sign has one of these in it: fewer to look for.
  static let partsOfSigns: [StaticString] = ["upport", "vailable", "ppl", "considerations for"]
}
