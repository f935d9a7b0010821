/// A path as its bytes: two that look alike, an accent in one piece or in two, are two to the disk,
/// and one to a `String`.
public struct ExactPath: Hashable, Comparable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func == (a: ExactPath, b: ExactPath) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  public static func < (a: ExactPath, b: ExactPath) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
