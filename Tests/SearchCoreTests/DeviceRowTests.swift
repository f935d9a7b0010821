import Testing

@testable import SearchCore

/// A device, and no more than how large it is.
@Suite struct DeviceRowTests {
  private let phones = QuestionTable(
    "Layout", "iOS device screen dimensions", ["Model", "Dimensions (portrait)"],
    ["iPhone 17 Pro Max", "440x956 pt (1320x2868 px @3x)"],
    ["iPhone 17", "402x874 pt (1206x2622 px @3x)"],
    ["iPhone 16e", "390x844 pt (1170x2532 px @3x)"])
  private let islands = QuestionTable(
    "Live activities", "iOS dimensions", ["Presentation type", "Device", "Width (pt)"],
    ["Compact", "iPhone 17 Pro Max", "250"], ["Expanded", "iPhone 17 Pro Max", "408"])
  private let texts = QuestionTable(
    "Typography", "Legibility", ["Platform", "Default size", "Minimum size"],
    ["iOS", "17 pt", "11 pt"])
  private let watches = QuestionTable(
    "Layout", "watchOS device screen dimensions",
    ["Series", "Size", "Width (pixels)", "Height (pixels)"], ["7, 8, and 9", "45mm", "396", "484"])
  private let stacks = QuestionTable(
    "Widgets", "watchOS dimensions", ["Watch size", "Size of a widget (pt)"], ["45mm", "184x80.5"])
  private let devices = ["iphone": "ios", "watch": "watchos"]

  /// The number behind the name of a device is its own before it is one of points.
  @Test(arguments: ["iphone 17 points", "iphone 17 pt", "iphone 17 px"])
  func aDeviceGoesBeforeAFigure(query: String) {
    #expect(phones.best(query, of: devices)?.row == "iPhone 17")
    #expect(texts.best(query, of: devices) == nil)
    #expect(texts.best("iphone 17 pt", of: devices, looseness: 1)?.cell == "17 pt")
  }

  /// “16e” has no unit.
  @Test func aNumberWithALetterIsAName() {
    #expect(phones.best("iphone 16e pt")?.row == "iPhone 16e")
    #expect(phones.best("iphone 16e points", of: devices)?.row == "iPhone 16e")
  }

  /// What is shown on a device is not how large the device is.
  @Test func theSizeOfADeviceIsItsScreens() {
    for query in ["iphone 17 pro max", "iphone 17 pro max pt"] {
      #expect(phones.best(query)?.row == "iPhone 17 Pro Max")
      #expect(islands.best(query) == nil)
    }
    #expect(islands.best("iphone 17 pro max expanded width")?.cell == "408")
    for query in ["watch 45mm size", "watch 45mm px"] {
      #expect(watches.best(query, of: devices)?.row == "7, 8, and 9")
      #expect(stacks.best(query, of: devices) == nil)
    }
    #expect(stacks.best("watch 45mm widget size", of: devices)?.cell == "184x80.5")
  }
}
