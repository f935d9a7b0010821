/// Apple's platforms, in the order in which the site shows them.
public enum Platform: String, Sendable, CaseIterable, Comparable {
  case iOS, iPadOS, macOS, tvOS, visionOS, watchOS

  /// The name in addresses and file names.
  public var slug: String { rawValue.lowercased() }

  /// The name, and the devices that it stands for.
  public var names: [String] {
    switch self {
    case .iOS: ["iOS", "iPhone"]
    case .iPadOS: ["iPadOS", "iPad"]
    case .macOS: ["macOS", "Mac"]
    case .tvOS: ["tvOS", "Apple TV"]
    case .visionOS: ["visionOS", "Apple Vision Pro", "Vision Pro"]
    case .watchOS: ["watchOS", "Apple Watch"]
    }
  }

  /// What people type for it in a search, in lower case: words with a capital inside are split.
  public var searchWords: [String] {
    switch self {
    case .iOS: ["ios", "iphone"]
    case .iPadOS: ["ipados", "ipad"]
    case .macOS: ["macos", "mac", "macbook", "imac"]
    case .tvOS: ["tvos", "tv", "apple tv", "appletv"]
    case .visionOS: ["visionos", "vision os", "vision pro", "apple vision"]
    case .watchOS: ["watchos", "apple watch", "watch"]
    }
  }

  public static func < (a: Platform, b: Platform) -> Bool { a.place < b.place }

  private var place: Int { Platform.allCases.firstIndex(of: self) ?? 0 }
}
