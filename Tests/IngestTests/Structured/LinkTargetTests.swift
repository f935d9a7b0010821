import Model
import Testing

@testable import Ingest

@Suite struct LinkTargetTests {
  private static let host = "https://developer.apple.com"
  private static let root = host + "/design/human-interface-guidelines"

  private let target = LinkTarget(page: PageAddress(title: "Menus"))

  private func address(_ raw: String) -> String? {
    target.address(raw).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("#Anatomy", root + "/menus#Anatomy"), ("toggles", root + "/toggles"),
    ("./toggles#macOS", root + "/toggles#macOS"), ("../toggles", root + "/toggles"),
    ("/design/Human-Interface-Guidelines/color", root + "/color"),
    ("doc://com.apple.HIG/design/Human-Interface-Guidelines/color", root + "/color"),
    ("/documentation/UIKit", host + "/documentation/UIKit"), ("//x.test/a", "https://x.test/a"),
    ("https://x.test/a b", "https://x.test/a%20b"),
    ("https://x.test/`<\"|", "https://x.test/%60%3c%22%7c"),
    ("https://x.test/a(b", "https://x.test/a%28b"), ("https://x.test/a(b)", "https://x.test/a(b)"),
    (" https://x.test/ ", "https://x.test/"), ("mailto:a@x.test", "mailto:a@x.test"),
  ])
  func addressesAreMadeWhole(raw: String, expected: String) { #expect(address(raw) == expected) }

  @Test(arguments: [
    "", " ", "#", "#app-top", "#app-main", "javascript:void(0)", "JavaScript:x", "data:text/html,x",
    "vbscript:x", "file:///etc", "blob:x", "https://x.test/#",
    "https://x.test/" + String(repeating: "a", count: 3000),
  ])
  func whatLeadsNowhereIsNoLink(raw: String) { #expect(address(raw) == nil) }

  @Test(arguments: [
    ("a_files/b (1).png", "a_files/b%20%281%29.png"), ("data:image/png;base64,AA", ""),
    ("https://x.test/a%402x.png", "https://x.test/a%402x.png"),
  ])
  func picturesKeepTheirSource(raw: String, expected: String) {
    #expect(String(decoding: LinkTarget.source(raw), as: UTF8.self) == expected)
  }
}
