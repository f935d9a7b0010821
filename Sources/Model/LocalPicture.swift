/// A picture that the project has itself, for a figure of a page.
public struct LocalPicture: Sendable, Equatable {
  /// As in the address of the original: `layout-intro.png`.
  public let name: String
  public let bytes: [UInt8]
  /// That of its type, whatever its name says.
  public let ending: String
  /// In pixels.
  public let width: Int
  public let height: Int

  public init(name: String, ending: String, bytes: [UInt8], width: Int, height: Int) {
    self.name = name
    self.ending = ending
    self.bytes = bytes
    self.width = width
    self.height = height
  }
}
