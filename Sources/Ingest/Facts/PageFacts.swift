import Model

/// What the text of a page tells about the page: when it changed last, which platforms it is for.
struct PageFacts: Sendable, Equatable {
  /// The newest date of the change log, as `2025-12-16`.
  private(set) var updated: String?
  private(set) var unsupported: [Platform] = []
  /// Whether the page speaks of platforms at all.
  private(set) var hasPlatforms = false
  /// Headings with nothing under them, and panels that were not captured.
  private(set) var losses = 0

  init(_ blocks: [Block]) {
    for (place, block) in blocks.enumerated() {
      switch block.kind {
      case .table: takeDates(block.rows)
      case .paragraph: takePlatforms(block.string)
      case .tabs where !block.text.isEmpty: losses += 1
      case .heading(let level):
        hasPlatforms = hasPlatforms || block.string == "Platform considerations"
        if isEmpty(level, place, blocks) { losses += 1 }
      default: break
      }
    }
  }

  func tell(_ front: inout FrontMatter) {
    front.updated = updated
    guard hasPlatforms else { return }
    front.unsupported = unsupported
    front.platforms = Platform.allCases.filter { !unsupported.contains($0) }
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

  /// “Not supported in tvOS or watchOS.”
  private mutating func takePlatforms(_ text: String) {
    guard let start = text.firstRange(of: "Not supported in ")?.upperBound else { return }
    let sentence = text[start...].prefix { $0 != "." }
    hasPlatforms = true
    unsupported = Platform.allCases.filter { platform in
      sentence.split { !$0.isLetter }.contains { $0 == platform.rawValue }
    }
  }

  /// A heading right before one of its level or above, or at the end.
  private func isEmpty(_ level: Int, _ place: Int, _ blocks: [Block]) -> Bool {
    guard level > 1 else { return false }
    guard place + 1 < blocks.count else { return true }
    return blocks[place + 1].headingLevel.map { $0 <= level } ?? false
  }
}
