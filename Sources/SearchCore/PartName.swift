/// One file of an index: its kind, its number among those, and the hash of its bytes.
public struct PartName: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    case manifest, terms, units, texts, rows

    public var text: StaticString {
      switch self {
      case .manifest: "manifest"
      case .terms: "terms"
      case .units: "units"
      case .texts: "texts"
      case .rows: "rows"
      }
    }
  }

  public let kind: Kind
  public let number: Int
  /// Also in the file's name, so that a browser never mixes two builds. 0 for the manifest.
  public let hash: UInt32

  public init(_ kind: Kind, number: Int, hash: UInt32) {
    self.kind = kind
    self.number = number
    self.hash = hash
  }

  public static let manifest = PartName(.manifest, number: 0, hash: 0)

  /// A file of texts is named by the number of its file of units, and in these bits its own there.
  public static let textBits = 12

  static func split(_ number: Int) -> (file: Int, own: Int) {
    (number >> textBits, number & (1 << textBits - 1))
  }
}
