import Bytes
import Vocabulary

/// The chapters of a page whose tail was lost: Apple's fixed headings, and headings of level two
/// that the run knows, where nothing separates them from the text around.
enum ChapterGuess {
  static func chapters(_ bytes: [UInt8], _ frame: FlatFrame, _ lexicon: Lexicon) -> [Range<Int>] {
    let body = frame.title.upperBound..<frame.body.upperBound
    let known = Set(lexicon.headings.filter { $0.value == 2 }.keys)
    let fixed = SectionNames.fixed.filter { $0.level == 2 }.map(\.title)
    let chapters = closing(bytes, body)
    let end = chapters.first?.lowerBound ?? body.upperBound
    let starts = GlueFinder.cuts(bytes, in: body.lowerBound..<end, names: Names(lexicon))
    let middle = zip(starts, starts.dropFirst() + [end]).map { $0..<$1 }.filter { piece in
      piece.count < 80
        && (fixed + known).contains(String(decoding: bytes[piece].trimmed, as: UTF8.self))
    }
    let platforms = beforePlatforms(bytes[body.lowerBound..<end]).filter { place in
      !middle.contains { $0.overlaps(place) }
    }
    return (middle + platforms).sorted { $0.lowerBound < $1.lowerBound } + chapters
  }

  /// `Platform considerationsiOS, iPadOS`: no capital shows that a platform's heading follows.
  private static func beforePlatforms(_ text: ArraySlice<UInt8>) -> [Range<Int>] {
    let titles: [StaticString] = ["Platform considerations", "Specifications"]
    return titles.compactMap { title in
      guard let place = ByteSearch.last(of: title, in: text) else { return nil }
      let end = place + title.utf8CodeUnitCount
      let isBefore = Names.platforms.contains { text[end...].starts(with: $0.utf8) }
      return isBefore ? place..<end : nil
    }
  }

  /// The last two chapters start with labels of their own, which are right behind the heading.
  private static func closing(_ bytes: [UInt8], _ body: Range<Int>) -> [Range<Int>] {
    let text = bytes[body]
    let resources =
      ByteSearch.last(of: "ResourcesRelated", in: text)
      ?? ByteSearch.last(of: "ResourcesDeveloper documentation", in: text)
      ?? ByteSearch.last(of: "ResourcesVideos ", in: text)
    let log = ByteSearch.last(of: "Change logDateChanges", in: text)
    return [resources.map { $0..<($0 + 9) }, log.map { $0..<($0 + 10) }].compactMap { $0 }
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}
