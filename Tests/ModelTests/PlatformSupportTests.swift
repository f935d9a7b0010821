import Model
import Testing
import Vocabulary

/// Every form in which pages tell what is not for a platform, in words of our own.
@Suite struct PlatformSupportTests {
  @Test(arguments: [
    ("Not supported in tvOS.", [Platform.tvOS]), ("Not supported in tvOS", [.tvOS]),
    ("Not supported in iOS or tvOS.", [.iOS, .tvOS]),
    ("Not supported in watchOS or iOS.", [.iOS, .watchOS]),
    ("Not supported in iOS, iPadOS, or macOS.", [.iOS, .iPadOS, .macOS]),
    ("Not supported in iOS, iPadOS, and macOS.", [.iOS, .iPadOS, .macOS]),
    ("Not supported in iOS, macOS, tvOS, visionOS, or watchOS.", .all(but: .iPadOS)),
    ("*Not supported in macOS.*", [.macOS]), ("_Not supported in macOS._", [.macOS]),
    ("*Not supported in macOS*.", [.macOS]), ("Not available in tvOS.", [.tvOS]),
    ("Not available on tvOS.", [.tvOS]), ("Not applicable for macOS or tvOS.", [.macOS, .tvOS]),
    ("Not applicable to tvOS.", [.tvOS]), ("Not offered in tvOS.", [.tvOS]),
    ("Unavailable in tvOS.", [.tvOS]), ("Unsupported in tvOS.", [.tvOS]),
    ("Not yet supported in tvOS.", [.tvOS]), ("Not currently available in tvOS.", [.tvOS]),
    ("Not available on Apple Watch or iPad.", [.iPadOS, .watchOS]),
    (
      "Not available on Apple Vision Pro, Apple TV, iPhone, or Mac.",
      [.iOS, .macOS, .tvOS, .visionOS]
    ),
    ("Not supported in Vision Pro.", [.visionOS]),
    ("Not supported by watchOS.", [.watchOS]), ("Does not apply to tvOS.", [.tvOS]),
    ("Not supported in either iOS or tvOS.", [.iOS, .tvOS]),
  ])
  func aNoteWithoutASubject(text: String, unsupported: [Platform]) {
    let support = PlatformSupport(text, subject: "Boxes")
    #expect(support.unsupported == unsupported && support.isWhole && !support.isNamed)
  }

  @Test(arguments: [
    ("Boxes aren’t supported in macOS.", [Platform.macOS]),
    ("Boxes aren't supported in macOS.", [.macOS]), ("Boxes arenʼt supported in iOS.", [.iOS]),
    ("Boxes are not supported in tvOS or iOS.", [.iOS, .tvOS]),
    ("A box isn’t supported in tvOS.", [.tvOS]), ("The box is not available in tvOS.", [.tvOS]),
    ("Boxes aren’t available in tvOS, visionOS, or watchOS.", [.tvOS, .visionOS, .watchOS]),
    ("Boxes are unavailable in tvOS.", [.tvOS]), ("Boxes don’t apply to macOS.", [.macOS]),
    ("Boxes are not applicable for macOS.", [.macOS]), ("A box is unsupported in iOS.", [.iOS]),
    ("tvOS doesn’t support boxes.", [.tvOS]), ("tvOS and iOS don’t support boxes.", [.iOS, .tvOS]),
    ("Boxes are currently not supported on tvOS.", [.tvOS]),
    ("Boxes are available only in iOS.", .all(but: .iOS)),
    ("Boxes are only supported in macOS.", .all(but: .macOS)),
    ("Boxes are supported in macOS only.", .all(but: .macOS)),
    ("Boxes are available exclusively in iOS and iPadOS.", [.macOS, .tvOS, .visionOS, .watchOS]),
    ("Boxes aren’t supported in any platform except iOS.", .all(but: .iOS)),
    ("Boxes aren’t supported in platforms other than iOS.", .all(but: .iOS)),
  ])
  func aSentenceAboutTheSubject(text: String, unsupported: [Platform]) {
    let support = PlatformSupport(text, subject: "Boxes")
    #expect(support.unsupported == unsupported && support.isNamed)
  }

  @Test(arguments: [
    ("No additional considerations for iOS. Not supported in tvOS.", [Platform.tvOS]),
    ("*No additional considerations for iOS, iPadOS, or macOS. Not available in tvOS.*", [.tvOS]),
    ("No additional considerations for macOS.  Not supported in iOS or tvOS.", [.iOS, .tvOS]),
    (
      "No additional considerations for tvOS. Boxes aren’t supported in iOS or watchOS.",
      [.iOS, .watchOS]
    ),
    ("No additional considerations for iOS, iPadOS, macOS, tvOS, visionOS.", []),
    ("No additional considerations for visionOS*.", []),
    ("No platform-specific considerations for tvOS.", []),
    ("No additional considerations for all platforms.", []),
    ("Not supported in tvOS; not available in iOS.", [.iOS, .tvOS]),
    ("Available only in iOS.", .all(but: .iOS)), ("Supported only in iOS.", .all(but: .iOS)),
    ("Only available in iOS or iPadOS.", [.macOS, .tvOS, .visionOS, .watchOS]),
    ("This feature isn’t supported in tvOS.", [.tvOS]), ("It isn’t available in tvOS.", [.tvOS]),
    ("These components aren’t supported in tvOS.", [.tvOS]),
    ("Applies only to iOS.", .all(but: .iOS)),
    ("Supported in iOS and macOS.", []), ("Available on all platforms.", []),
  ])
  func notesOfSeveralKinds(text: String, unsupported: [Platform]) {
    let support = PlatformSupport(text, subject: "Boxes")
    #expect(support.unsupported == unsupported && support.isWhole)
  }

  @Test(arguments: [
    "Lids aren’t supported in tvOS.", "macOS doesn’t support lids.", "Not supported in cups.",
    "Not supported in tvOS when it rains.", "Not supported in iOS 15.", "Not supported.",
    "Boxes support macOS.", "All platforms except watchOS support lids.", "",
    "If boxes aren’t supported in tvOS, use a lid.", "Boxes in a shelf aren’t available in tvOS.",
    "The white box is available on all platforms and the web.", "Boxes are round in tvOS.",
    "If your boxes don’t support certain lids, don’t respond.", "No box is supported in tvOS.",
  ])
  func whatSaysNothing(text: String) {
    let support = PlatformSupport(text, subject: "Boxes")
    #expect(support.unsupported == [] && !support.isSaid)
  }

  @Test func whereThereAreConsiderationsThereIsSupport() {
    let text = "No additional considerations for iOS. Not supported in iOS or tvOS."
    #expect(PlatformSupport(text, subject: "Boxes").unsupported == [.tvOS])
  }
}

extension [Platform] {
  fileprivate static func all(but platform: Platform) -> [Platform] {
    Platform.allCases.filter { $0 != platform }
  }
}
