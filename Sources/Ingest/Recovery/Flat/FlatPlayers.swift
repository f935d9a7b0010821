import Bytes

/// The labels of players, each with what it shows.
enum FlatPlayers {
  /// `Video with custom controls. Content description: … Play`.
  static func places(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
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

  /// Whether a text ends with the button of a player. What is behind it has a blank in front.
  static func isButton(_ text: ArraySlice<UInt8>) -> Bool {
    buttons.contains { button in
      let rest = text.dropLast(button.utf8CodeUnitCount)
      return ByteSearch.equal(text[rest.endIndex...], button) && SentenceEnds.isEnded(rest)
    }
  }

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
