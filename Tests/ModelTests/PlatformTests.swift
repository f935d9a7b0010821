import Testing
import Vocabulary

@testable import Model

@Suite struct PlatformTests {
  @Test func orderIsTheSitesNotTheAlphabets() {
    #expect([Platform.watchOS, .macOS, .iOS, .tvOS].sorted() == [.iOS, .macOS, .tvOS, .watchOS])
    #expect(Platform.allCases == Platform.allCases.sorted())
  }

  @Test(arguments: [
    ("iOS, iPadOS", "iOS iPadOS", "iOS iPadOS"), ("tvOS and iOS", "iOS tvOS", "iOS tvOS"),
    ("tvOS text styles", "", "tvOS"), ("iOS, iPadOS & macOS sizes", "", "iOS iPadOS macOS"),
    ("iPadOS apps in visionOS", "", ""), ("watchOS on a wrist", "", ""), ("Sizes in tvOS", "", ""),
    ("iOSes", "", ""), ("", "", ""),
  ])
  func whatATitleNames(title: String, alone: String, first: String) {
    func text(_ platforms: [Platform]) -> String {
      platforms.map(\.rawValue).joined(separator: " ")
    }
    #expect(text(Platform.named(in: title)) == alone)
    #expect(text(Platform.leading(in: title)) == first)
  }

  @Test func slugsAreLowerCase() {
    #expect(Platform.iPadOS.slug == "ipados")
    #expect(Set(Platform.allCases.map(\.slug)).count == 6)
  }
}
