import Model
import Testing
import Vocabulary

@Suite struct EditionNameTests {
  @Test(arguments: [
    ("ios-2014", "iOS 2014", "2014"), ("macos-2018", "macOS 2018", "2018"),
    ("aqua-2001", "Aqua 2001", "2001"), ("newton", "Newton", nil), ("ios-7", "iOS 7", nil),
    ("2014", "2014", "2014"), ("vision-20x4", "Vision 20x4", nil),
  ])
  func namesEditions(edition: String, name: String, year: String?) throws {
    let edition = try #require(Slug(checking: edition))
    #expect(EditionName.of(edition) == name)
    #expect(EditionName.year(of: edition) == year)
  }

  @Test(arguments: [
    ("ios-2014", Platform.iOS), ("watchos-4", .watchOS), ("aqua-2001", .macOS),
    ("osx-2014", .macOS), ("newton", nil), ("current", nil),
  ])
  func knowsThePlatform(edition: String, platform: Platform?) throws {
    #expect(EditionName.platform(of: try #require(Slug(checking: edition))) == platform)
  }
}
