import Model
import Testing
import Vocabulary

@Suite struct PlatformTests {
  @Test func orderIsTheSitesNotTheAlphabets() {
    #expect([Platform.watchOS, .macOS, .iOS, .tvOS].sorted() == [.iOS, .macOS, .tvOS, .watchOS])
    #expect(Platform.allCases == Platform.allCases.sorted())
  }

  @Test func slugsAreLowerCase() {
    #expect(Platform.iPadOS.slug == "ipados")
    #expect(Set(Platform.allCases.map(\.slug)).count == 6)
  }
}
