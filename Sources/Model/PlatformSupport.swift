public import Vocabulary

/// What a text says about the platforms that something isn't for: “Not supported in tvOS or
/// watchOS.”, “Boxes aren’t available in macOS.”, “Available only in iOS.”
public struct PlatformSupport: Sendable, Equatable {
  /// In order.
  public let unsupported: [Platform]
  /// Whether any sentence has a known form.
  public let isSaid: Bool
  /// Whether every sentence has one.
  public let isWhole: Bool
  /// Whether a sentence names the subject, so it holds anywhere on the page.
  public let isNamed: Bool

  /// `subject` is what the text is about. Sentences about anything else are not read.
  public init(_ text: String, subject: String) {
    let glance = PlatformGlance(text)
    let likely = glance.map { $0.likely.map { PlatformSentence.words($0[...]) } }
    let sentences = likely ?? Self.sentences(text)
    let statements = sentences.compactMap { PlatformSentence.read($0, subject: subject) }
    let supported = Set(statements.flatMap(\.supported))
    unsupported = Set(statements.flatMap(\.unsupported)).subtracting(supported).sorted()
    isSaid = !statements.isEmpty
    isWhole = isSaid && statements.count == glance?.sentences ?? sentences.count
    isNamed = statements.contains { $0.isNamed }
  }

  static func sentences(_ text: String) -> [[String]] {
    text.split { $0 == "." || $0 == ";" }.map { PlatformSentence.words($0) }
      .filter { !$0.isEmpty }
  }
}
