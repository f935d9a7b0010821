import Model
import Testing

@testable import SearchIndex

/// Rows of many devices, and many rows of which none is meant, from pages to answers.
@Suite struct ManyRowsTests {
  private static let pages = [
    (
      "Layout",
      """
      Screens of iOS, iPadOS, and watchOS.

      ## iOS, iPadOS device screen dimensions

      | Model | Dimensions (portrait) |
      |---|---|
      | iPhone 17 Pro | 402x874 pt (1206x2622 px @3x) |
      | iPhone 17 | 402x874 pt (1206x2622 px @3x) |
      | iPhone 16 Pro | 402x874 pt (1206x2622 px @3x) |
      | iPhone 16 | 402x874 pt (1206x2622 px @3x) |
      | iPhone Air | 420x912 pt (1260x2736 px @3x) |
      | iPhone 13 mini | 375x812 pt (1125x2436 px @3x) |
      | iPad Air 11-inch | 820x1180 pt (1640x2360 px @2x) |
      | iPad mini 8.3-inch | 744x1133 pt (1488x2266 px @2x) |

      ## watchOS device screen dimensions

      | Size | Width (pixels) | Height (pixels) | Screen |
      |---|---|---|---|
      | 41mm | 352 | 430 | 352x430 |
      | 45mm | 396 | 484 | 396x484 |
      | 49mm | 410 | 502 | 410x502 |
      | 38mm | 272 | 340 | 272x340 |
      """
    ),
    (
      "Pointers",
      """
      ## Names of pointers

      | Name | Pointer | Meaning |
      |---|---|---|
      | Resize down | A bar above an arrow. | Make it shorter. |
      | Resize left | A bar beside an arrow. | Make it narrower. |
      | Resize right | An arrow beside a bar. | Make it wider. |
      | Resize up | An arrow above a bar. | Make it taller. |
      | Open hand | A hand. | It can be moved. |
      """
    ),
    (
      "Money",
      """
      ## Icon of a website

      | @2x | @3x |
      |---|---|
      | 60x60 pt (120x120 px) | 70x70 pt (210x210 px) |
      """
    ),
    (
      "Complications",
      """
      ## Graphics

      | Image | Small | Large |
      |---|---|---|
      | Gauge | 20x20 pt | 44x44 pt |
      | Text | 21x21 pt | 44x44 pt |
      | Ring | 22x22 pt | 44x44 pt |
      | Stack | 23x23 pt | 44x44 pt |
      | Icon | 24x24 pt | 45x45 pt |
      """
    ),
  ]

  /// The first cells of the rows that answer.
  private func names(_ query: String) throws -> [String] {
    let site = Site(
      settings: SiteSettings(), pages: Self.pages.map { ParsedPage.make($0, $1) }, groups: [])
    let search = try SiteSearch(output: "out", files: published(site))
    return try search.answer(SearchQuestion(query, limit: 9)).results
      .filter(\.excerpt.isAnswer).compactMap(\.excerpt.row.first?.text)
  }

  /// Of two platforms, a row must name both: one that names neither tells nothing.
  @Test(arguments: [
    ("website icon size", ["60x60 pt (120x120 px)"]),
    ("website icon size ios", ["60x60 pt (120x120 px)"]), ("website icon size ios watchos", []),
  ])
  func aRowOfNeitherPlatformIsNoAnswer(query: String, expected: [String]) throws {
    #expect(try names(query) == expected)
  }

  /// A search is narrowed to the platform of a device, whose tables have other devices too.
  @Test(arguments: [
    ("ipad 402x874", []), ("iphone 820x1180", []), ("iphone 420x912", ["iPhone Air"]),
    ("pixel ipad air", ["iPad Air 11-inch"]), ("ipad mini pixels", ["iPad mini 8.3-inch"]),
    ("resolution in pixel ipad mini", ["iPad mini 8.3-inch"]), ("ipad 17 pro", []),
    ("iphone 17 size ios", ["iPhone 17"]), ("ios iphone 17 pro dimensions", ["iPhone 17 Pro"]),
  ])
  func aDeviceIsNoOther(query: String, expected: [String]) throws {
    #expect(try names(query) == expected)
  }

  /// Of many devices of one size any tells what has it; of many other rows none is meant.
  @Test func moreThanThreeRowsAreShownOfDevicesAlone() throws {
    #expect(try names("402x874") == ["iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro"])
    #expect(try names("44x44") == [])
    #expect(try names("45x45") == ["Icon"])
    #expect(try names("resize pointer") == [])
    #expect(try names("resize left pointer") == ["Resize left"])
    #expect(try names("open hand pointer") == ["Open hand"])
  }

  /// A pixel right in front of a watch is another maker’s; behind “in” it is a unit.
  @Test(arguments: [
    ("pixel watch 41mm", []), ("google pixel watch 41mm size", []),
    ("pixel watch 41mm width", []), ("watch 41mm width", ["41mm"]),
    ("width in pixel watch 41mm", ["41mm"]), ("watch 41mm pixel width", ["41mm"]),
    ("pixel 9 pro size", []), ("pixel 17 pro", []), ("screen pixel 352x430", ["41mm"]),
    ("iphone 17 pixel dimensions", ["iPhone 17"]),
  ])
  func aPixelWatchHasNoRow(query: String, expected: [String]) throws {
    #expect(try names(query) == expected)
  }
}
