import Ingest
import Testing

/// Titles of films stand in one line with blanks between them only.
@Suite struct FlattenedFilmTests {
  private func films(_ line: String) -> [String] {
    let blocks = recovered("ResourcesVideos \(line)", chapters: ["Resources"])
    return blocks.dropFirst(2).map { String($0.dropFirst(2)) }
  }

  @Test(arguments: [
    ["Meet the new kettle"],
    ["Meet the new kettle", "Build a better lid"],
    ["Get to know SwiftUI", "What’s new in UIKit", "Introducing the teapot"],
    ["Design for tea and milk", "Discover lids, spouts, and handles"],
    ["Boil water on Apple Watch", "Bring tea to Apple TV"],
    ["Meet Liquid Tea", "Get more from the pot"],
    ["Make tea: Tips for cooks", "Explore milk & Sugar in depth"],
  ])
  func titlesAreToldApart(titles: [String]) {
    #expect(films(titles.joined(separator: " ")) == titles)
  }

  @Test(arguments: [
    "Kettles, Pots, and Cups in SwiftUI", "Tea with Core Spotlight", "Sugar for the App Store",
    "Tea from the Kettle Review",
  ])
  func namesInsideATitleBeginNone(title: String) { #expect(films(title) == [title]) }

  /// A player’s button has a blank behind it, with or without the label of the player in front.
  @Test(arguments: [
    "Video with custom controls. Content description: A kettle. Play", "It sings. Play",
    "Video with custom controls. Content description: A kettle. Replay",
  ])
  func aHeadingStandsBehindAPlayer(player: String) {
    let blocks = recovered(
      "Pour it. \(player) Platform considerationsNone. \(player) ResourcesRelatedCups",
      chapters: ["Platform considerations", "Resources"])
    #expect(blocks.contains("## Platform considerations"))
    #expect(blocks.suffix(3) == ["## Resources", "#### Related", "Cups"])
  }

  @Test func aLabelWithoutFilmsIsAHeading() {
    #expect(
      recovered("ResourcesRelatedCupsVideos", chapters: ["Resources"])
        == ["## Resources", "#### Related", "Cups", "#### Videos"])
  }
}
