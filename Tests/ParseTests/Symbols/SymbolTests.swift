import Model
import Testing

@Suite struct SymbolTests {
  private func symbols(_ markdown: String) -> [SymbolName] {
    parsed(markdown).symbols.map(\.symbol)
  }

  private func picture(_ name: String) -> SymbolName { SymbolName(name, framework: "SF Symbols") }

  @Test func aLinkThatBearsItsGoalsName() throws {
    let link = "[`label`](/documentation/uikit/uicolor/label)"
    let page = parsed("# T\n\n## Use\n\nSee \(link) there.\n")
    let found = try #require(page.symbols.first)
    #expect(found.symbol == SymbolName("label", framework: "UIKit"))
    #expect(found.address == "/documentation/uikit/uicolor/label")
    #expect(found.section == 1 && page.nodes[found.node].line == 5)
    #expect(page.symbols.count == 1)
  }

  @Test(arguments: [
    ("[Box](/documentation/SwiftUI/Box)", "Box", "SwiftUI"),
    ("[Box.lid](/documentation/AppKit/Box/lid-swift.enum)", "Box.lid", "AppKit"),
    ("[Lid](https://developer.apple.com/documentation/AppKit/Lid)", "Lid", "AppKit"),
    ("[lids](/documentation/AVFoundation/Box/lids-199dz)", "lids", "AVFoundation"),
    ("[open(_:)](/documentation/SwiftUI/Box/open(_:)#now)", "open(_:)", "SwiftUI"),
    ("[canOpen](/documentation/StoreKit/Box/canOpen())", "canOpen", "StoreKit"),
    ("[`logo`](/documentation/walletorders/merchant)", "logo", "WalletOrders"),
    ("[pad(_:_:)](/documentation/SwiftUI/pad(_:_:))", "pad(_:_:)", "SwiftUI"),
    ("[Glass](/documentation/SwiftUI/Glass)", "Glass", "SwiftUI"),
    ("[Seat](/documentation/WalletPasses/Seat-data.dictionary)", "Seat", "WalletPasses"),
    ("[TabBox](/documentation/swiftui/tabbox)", "TabBox", "SwiftUI"),
    ("[BoxTags](/documentation/NewKit/BoxTags)", "BoxTags", "NewKit"),
  ])
  func links(markdown: String, name: String, framework: String) {
    #expect(symbols(markdown) == [SymbolName(name, framework: framework)])
  }

  @Test(arguments: [
    "[SwiftUI](/documentation/SwiftUI)", "[Gestures](/documentation/SwiftUI/Gestures)",
    "[Open a box](/documentation/SwiftUI/open-a-box)", "[Box](/documentation/Xcode/box)",
    "[Packing](/documentation/xcode/packing)",
    "[a lid](/documentation/uikit/lid)", "[Box](/design/SwiftUI/Box)", "[Box](https://a.b/Box)",
    "[Box](/documentation/SwiftUI/Crate)",
  ])
  func otherLinks(markdown: String) { #expect(symbols(markdown) == []) }

  @Test(arguments: [
    ("`UIBoxView`", "UIBoxView"), ("`.lidAdaptable`", "lidAdaptable"), ("`Text`", "Text"),
    ("`.round`", "round"),
    ("`openLid()`", "openLid()"), ("`lid(_:at:)`", "lid(_:at:)"),
    ("`Box.Lid.round`", "Box.Lid.round"),
  ])
  func codeThatIsUnmistakable(markdown: String, name: String) {
    #expect(symbols(markdown) == [SymbolName(name)])
  }

  @Test(arguments: [
    "`logo.png`", "`.ics`", "`full`", "`let a = B`", "`GET`", "`44`", "``` ` ```", "`Tab Key`",
    "`a/B`", "`<Box>`", "`.`", "`Größe`", "    UIBoxView",
  ])
  func otherCode(markdown: String) { #expect(symbols(markdown) == []) }

  @Test func aPlainWordIsASymbolIfThePageLinksToIt() {
    let page = parsed("Use `full`. See [`full`](/documentation/SwiftUI/Style/full).\n")
    #expect(page.symbols.map(\.symbol.framework) == ["SwiftUI", "SwiftUI"])
    #expect(page.symbols[0].address == "/documentation/SwiftUI/Style/full")
  }

  @Test func picturesAreOfSFSymbols() {
    #expect(
      symbols("`box.and.lid.2`, the `lid` symbol, the `lid` word")
        == [picture("box.and.lid.2"), picture("lid")])
  }

  @Test func aHeaderSaysWhatItsColumnHolds() {
    let table = """
      | Box | UIKit API | Symbol name | API |
      |-|-|-|-|
      | `full` | `label` | `trash ` | `bold` |
      """
    #expect(
      symbols(table) == [
        SymbolName("label", framework: "UIKit"), picture("trash"), SymbolName("bold"),
      ])
    #expect(symbols(table + "\n\nThe `label` below.\n").count == 3)
  }
}
