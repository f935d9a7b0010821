import Testing

@testable import Ingest

/// Links by name: where they lead, and what they are called when nobody says.
@Suite struct DocAddressTests {
  @Test(arguments: [
    (
      "doc://com.apple.documentation/documentation/UIKit",
      "https://developer.apple.com/documentation/UIKit"
    ),
    ("doc://com.apple.HIG", nil), ("https://x.test", nil), ("", nil),
  ])
  func namesAreAddresses(name: String, expected: String?) {
    let web = DocAddress.web(Array(name.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
    #expect(web == expected)
  }

  @Test(arguments: [
    ("/documentation/UIKit/UIView", "`UIView`"),
    ("/documentation/SwiftUI/View/alert(_:)-1bkka", "`alert(_:)`"),
    ("/documentation/UIKit/UIColor/red-5lfj", "`red`"),
    ("/documentation/x/about-2024", "About 2024"),
    ("/design/human-interface-guidelines/red-5lfj", "Red 5lfj"),
    ("/documentation/SwiftUI/Preparing-views", "Preparing views"),
    ("/design/human-interface-guidelines/tab-bars", "Tab bars"),
    ("/design/human-interface-guidelines/color#Liquid-Glass-color", "Liquid Glass color"),
    ("/videos/play/wwdc2025/222", "WWDC25, 222"), ("/videos/play/tech-talks/1", "1"),
    ("", "link"), ("/", "link"), ("/documentation/a`b", "`ab`"), ("/a_b", "A_b"), ("/x*y", "X\\*y"),
  ])
  func theLastPartIsTheTitle(address: String, words: String) {
    #expect(String(decoding: DocAddress.words(Array(address.utf8)[...]), as: UTF8.self) == words)
  }
}
