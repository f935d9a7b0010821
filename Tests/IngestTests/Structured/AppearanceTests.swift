import Testing

@testable import Ingest

/// Which pictures are one, once for light screens and once for dark ones.
@Suite struct AppearanceTests {
  private func isSame(_ a: String, _ b: String) -> Bool {
    Appearance.isSame(Array(a.utf8), Array(b.utf8))
  }

  @Test(arguments: [
    ("![a](x.png)", "![a](x~dark.png)", true), ("![a](x@2x.png)", "![a](x~dark@2x.png)", true),
    ("![a](1/x.png)", "![a](2/x~dark.png)", true), ("![a](1/x.png)", "![a](2/x.png)", true),
    ("![a](x.png)", "![a](y~dark.png)", false), ("![a](x.png)", "![b](x~dark.png)", false),
    ("![a](x.png)", "![a](x@2x.png)", false), ("![](x.png)", "![](x~dark.png)", true),
    ("![a](x~dark.png)", "![a](x~dark~dark.png)", false), ("a", "a", true),
    ("![a](x.png)", "![a](x.jpg)", false),
  ])
  func pairs(one: String, other: String, expected: Bool) {
    #expect(isSame(one, other) == expected)
    #expect(isSame(other, one) == expected)
  }

  @Test(arguments: [
    ("![a](x~dark.png)", true), ("![a](x~dark@2x.png)", true), ("![a](x.png)", false),
    ("![a](dark.png)", false), ("", false),
  ])
  func darkOnesAreTold(picture: String, isDark: Bool) {
    #expect(Appearance.isDark(Array(picture.utf8)) == isDark)
  }
}
