/// A picture that the project has itself, for a figure of a page.
public struct LocalPicture: Sendable, Equatable {
  /// As in the address of the original: `layout-intro.png`.
  public let name: String
  public let bytes: [UInt8]
  /// In pixels.
  public let width: Int
  public let height: Int

  public init(name: String, bytes: [UInt8], width: Int, height: Int) {
    self.name = name
    self.bytes = bytes
    self.width = width
    self.height = height
  }
}
