import Bytes

/// Frameworks of Apple's, which stand behind a dash after the name of a symbol.
enum Frameworks {
  /// Where an entry ends: behind the name of a framework after a dash.
  static func ends(_ bytes: [UInt8], _ range: Range<Int>, _ names: Names) -> [Int] {
    var ends: [Int] = []
    var place = range.lowerBound
    while let dash = ByteSearch.first(of: " — ", in: bytes[place..<range.upperBound]) {
      let start = dash + 5
      place = start
      if let length = length(bytes[start..<min(range.upperBound, start + 64)]) {
        place = start + length
        ends.append(place)
      }
    }
    return ends
  }

  /// The longest name that a text starts with, if the next entry begins right behind it.
  private static func length(_ text: ArraySlice<UInt8>) -> Int? {
    all.first { name in
      guard text.starts(with: name) else { return false }
      let rest = text.dropFirst(name.count)
      if rest.allSatisfy(ByteClass.isSpace) { return true }
      return rest.first.map { !ByteClass.isSpace($0) && !".,".utf8.contains($0) } ?? true
    }?.count
  }

  private static let all: [[UInt8]] =
    """
    Accelerate|Accessibility|Accounts|ActivityKit|AdServices|AdSupport|Apple Pay on the Web|
    App Clips|App Intents|App Store Connect API|App Tracking Transparency|AppKit|
    Apple Music API|ARKit|AuthenticationServices|Authentication Services|
    Automatic Assessment Configuration|AVFAudio|AVFoundation|AVKit|Background Assets|
    Background Tasks|Bundle Resources|BundleResources|Business Chat API|CallKit|CarPlay|CareKit|
    Class Kit|ClassKit|ClockKit|CloudKit|Combine|Compositor Services|Contacts|Contacts UI|
    ContactsUI|Core Animation|Core Bluetooth|Core Data|Core Foundation|Core Graphics|
    Core Haptics|Core Image|Core Location|Core Location UI|CoreLocationUI|Core ML|Core Motion|
    Core NFC|Core Spotlight|Core Text|Core Video|CryptoKit|Create ML|DeviceCheck|
    Device Activity|DriverKit|Event Kit|EventKit|EventKit UI|External Accessory|Family Controls|
    FileProvider|File Provider|FinanceKit|Foundation|Foundation Models|Game Controller|
    GameController|GameKit|Group Activities|HealthKit|HealthKit UI|HomeKit|ImageIO|Image I/O|
    ImmersiveMediaSupport|Intents|IntentsUI|Intents UI|JournalingSuggestions|
    Journaling Suggestions|LinkPresentation|Link Presentation|LiveCommunicationKit|
    Local Authentication|MapKit|MapKit JS|Media Player|MediaPlayer|Messages|MessageUI|Metal|
    MetalKit|MetricKit|MusicKit|MusicKit JS|Natural Language|Nearby Interaction|
    NearbyInteraction|Network|Notification Center|Objective-C Runtime|PassKit|
    PassKit (Apple Pay and Wallet)|Apple Pay and Wallet|PDFKit|PencilKit|PHASE|PhotoKit|Photos|
    PhotosUI|ProximityReader|PushKit|QuickLook|Quick Look|QuickLookThumbnailing|Quick Look UI|
    RealityKit|ReplayKit|ResearchKit|RoomPlan|Safari Services|SafariServices|SceneKit|
    Screen Time|ScreenCaptureKit|SensorKit|ServiceManagement|SharedWithYou|Shared with You|
    ShazamKit|Sign in with Apple|Sign in with Apple JS|SiriKit|Sound Analysis|Speech|SpriteKit|
    StickerKit|StoreKit|StoreKit Test|Swift|Swift Charts|SwiftData|SwiftUI|Symbols|
    System Extensions|TabletopKit|Tabular Data|TextKit|TipKit|Translation|TVML|TVMLKit|
    TVMLKit JS|TVServices|TV Services|TVUIKit|UIKit|Uniform Type Identifiers|
    UniformTypeIdentifiers|User Notifications|UserNotifications|User Notifications UI|
    UserNotificationsUI|Video Toolbox|Vision|VisionKit|Wallet|Watch Connectivity|
    WatchConnectivity|WatchKit|WeatherKit|WebKit|WidgetKit|WorkoutKit|Xcode|XCTest|XPC
    """.split { $0 == "|" || $0.isNewline }.map { Array($0.utf8) }
    .sorted { $0.count > $1.count }
}
