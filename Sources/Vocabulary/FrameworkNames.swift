/// Frameworks as Apple writes them; old addresses have them in lower case.
public enum FrameworkNames {
  public static func name(of component: String) -> String {
    names[component.lowercased()] ?? component
  }

  private static let names = Dictionary(
    """
    Accelerate Accessibility ActivityKit AppClip AppIntents AppKit ApplePayontheWeb ARKit
    AuthenticationServices AVFAudio AVFoundation AVKit BackgroundAssets BundleResources CallKit
    CarPlay Charts ClassKit ClockKit CloudKit Combine Contacts ContactsUI CoreBluetooth CoreData
    CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreML CoreMotion CoreNFC
    CoreSpotlight CoreText CryptoKit EventKit FileProvider FinanceKit Foundation FoundationModels
    GameController GameKit GameSave GroupActivities HealthKit HealthKitUI HomeKit ImageIO
    ImagePlayground Intents IntentsUI LinkPresentation LocalAuthentication LockedCameraCapture
    MapKit MapKitJS MediaPlayer Messages MessageUI Metal MetalKit MusicKit NaturalLanguage
    NearbyInteraction Network ObjectiveC PassKit PDFKit PencilKit PHASE PhotoKit Photos PhotosUI
    PreferencePanes ProximityReader PushKit QuartzCore QuickLook RealityKit ReplayKit ResearchKit
    RoomPlan SafariServices SceneKit ScreenTime Security SharedWithYou ShazamKit SignInWithApple
    SiriKit SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData SwiftUI Symbols TabletopKit
    TipKit TouchController Translation TVML TVMLKit TVServices TVUIKit UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI Vision VisionKit visionOS
    WalletOrders WalletPasses WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit
    Xcode XCTest
    """.split { $0.isWhitespace }.map { ($0.lowercased(), String($0)) },
    uniquingKeysWith: { first, _ in first })
}
