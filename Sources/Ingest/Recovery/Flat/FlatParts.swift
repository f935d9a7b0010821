import Bytes

/// The body of a flattened article, cut into its parts in order: text between two cuts, and the
/// labels of players.
struct FlatParts {
  enum Part: Sendable {
    case piece(FlatPiece)
    /// The label of a player, with what it shows.
    case player(Range<Int>)
  }

  private(set) var parts: [Part] = []

  /// `edges` are places where a block begins for certain.
  init(_ bytes: [UInt8], in range: Range<Int>, edges: [Int], names: Names) {
    var start = range.lowerBound
    for edge in edges.filter({ range.contains($0) }) + [range.upperBound] where edge > start {
      add(bytes, start..<edge, names)
      start = edge
    }
  }
}

extension FlatParts {
  private mutating func add(_ bytes: [UInt8], _ range: Range<Int>, _ names: Names) {
    var start = range.lowerBound
    for player in Self.players(bytes, range) {
      addText(bytes, start..<player.lowerBound, names)
      parts.append(.player(player))
      start = player.upperBound
    }
    addText(bytes, start..<range.upperBound, names)
  }

  private mutating func addText(_ bytes: [UInt8], _ range: Range<Int>, _ names: Names) {
    guard !range.isEmpty else { return }
    var start = range.lowerBound
    for cut in GlueFinder.cuts(bytes, in: range, names: names) + [range.upperBound]
    where cut > start {
      parts.append(.piece(FlatPiece(bytes, start..<cut)))
      start = cut
    }
  }

  /// `Video with custom controls. Content description: … Play`.
  private static func players(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var players: [Range<Int>] = []
    var place = range.lowerBound
    while let start = ByteSearch.first(
      of: "Video with custom controls.", in: bytes[place..<range.upperBound])
    {
      let end = playerEnd(bytes, start..<range.upperBound)
      players.append(start..<end)
      place = end
    }
    return players
  }

  /// A film that was seen to its end offers to show it again.
  private static let buttons: [StaticString] = [" Play", " Replay"]

  /// Behind the button, if it is close enough to belong to this player.
  private static func playerEnd(_ bytes: [UInt8], _ rest: Range<Int>) -> Int {
    let label = rest.lowerBound + 27
    let window = bytes[label..<min(rest.upperBound, label + 3000)]
    let next = ByteSearch.first(of: "Video with custom controls.", in: window) ?? window.endIndex
    let ends = buttons.compactMap { lastButton(window[..<next], $0) }
    return ends.min() ?? label
  }

  /// The first button behind the end of a sentence: a description may speak of playing.
  private static func lastButton(_ window: ArraySlice<UInt8>, _ name: StaticString) -> Int? {
    var place = ByteSearch.first(of: name, in: window)
    while let button = place {
      let end = button + name.utf8CodeUnitCount
      let isButton =
        SentenceEnds.isEnded(window[..<button])
        && (end == window.endIndex || !ByteClass.isLowercase(window[end]))
      if isButton { return end }
      place = ByteSearch.first(of: name, in: window[end...])
    }
    return nil
  }
}
