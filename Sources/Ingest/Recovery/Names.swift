import Model
import Vocabulary

/// Which words with capitals inside are names: platforms, kits, and what the run has taught.
struct Names: Sendable {
  private let known: Set<String>

  init(_ lexicon: Lexicon) {
    known = Self.brands.union(lexicon.names.filter { $0.value > 2 }.keys)
      .union(lexicon.symbols)
  }

  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    Self.isKit(word) || word.count < 64 && known.contains(String(decoding: word, as: UTF8.self))
  }

  static func isBrand(_ word: ArraySlice<UInt8>) -> Bool {
    isKit(word) || word.count < 32 && brands.contains(String(decoding: word, as: UTF8.self))
  }

  /// `UIKit`, `RealityKit`: Apple’s frameworks.
  private static func isKit(_ word: ArraySlice<UInt8>) -> Bool {
    word.count < 32 && word.count > 4 && word.suffix(3).elementsEqual("Kit".utf8)
      && InnerCapitals.humps(word).count == 1
  }

  /// The name with a small first letter that a text starts with.
  static func smallInitial(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first, "imtvw".utf8.contains(first) else { return nil }
    return smallInitials.first { text.starts(with: $0) }?.count
  }

  /// Names of platforms first: `iPadOS` before `iPad`.
  private static let smallInitials: [[UInt8]] =
    (platforms + ProductNames.smallInitials).map { Array($0.utf8) }

  static let platforms = Platform.allCases.map(\.rawValue)
  private static let brands = Set(platforms + ProductNames.smallInitials + ["sRGB"])
}
