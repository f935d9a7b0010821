import Model

/// Which words with capitals inside are names: Apple's own, and what the run has taught.
struct Names: Sendable {
  private let known: Set<String>

  init(_ lexicon: Lexicon) {
    known = Self.brands.union(lexicon.names.filter { $0.value > 2 }.keys)
      .union(lexicon.symbols)
  }

  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    word.count < 64 && known.contains(String(decoding: word, as: UTF8.self))
  }

  static func isBrand(_ word: ArraySlice<UInt8>) -> Bool {
    word.count < 32 && brands.contains(String(decoding: word, as: UTF8.self))
  }

  /// The name with a small first letter that a text starts with.
  static func smallInitial(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first, "imtvw".utf8.contains(first) else { return nil }
    return smallInitials.first { text.starts(with: $0) }?.count
  }

  /// Names of platforms first: `iPadOS` before `iPad`.
  private static let smallInitials: [[UInt8]] =
    (Fixed.platforms + [
      "iPhone", "iPad", "iPod", "iCloud", "iMessage", "iTunes", "iMovie", "iMac", "iBeacon",
    ]).map { Array($0.utf8) }

  private static let brands = Set(
    Fixed.platforms
      + """
      iPhone iPad iPod iCloud iMessage iTunes iMovie iMac iBeacon AirDrop AirPlay AirPods AirPod
      AirPrint AirTag AirTags AppKit AppleScript CarPlay CarKit FaceTime GameKit GarageBand GitHub
      HomePod HomeKit JavaScript LiDAR MacBook MapKit MusicKit OpenType PassKit PencilKit PhotosUI
      PostScript QuickTime RealityKit ResearchKit SharePlay SiriKit StoreKit SwiftUI TestFlight
      TextEdit TextKit TipKit TrueType TypeScript UIKit VoiceOver WatchKit WebKit WeatherKit
      WidgetKit WiFi YouTube ShazamKit CareKit HealthKit ARKit ReplayKit CloudKit ActivityKit
      AdAttributionKit ClassKit DriverKit MetricKit PushKit SpriteKit SceneKit StickerKit
      WorkoutKit McDonald StandBy AutoFill FairPlay MagSafe ProMotion TrueDepth AssistiveTouch
      """.split(whereSeparator: \.isWhitespace).map(String.init))
}
