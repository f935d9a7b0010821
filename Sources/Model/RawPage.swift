/// A file as scraped, before anybody looked into it.
public struct RawPage: Sendable, Equatable {
  /// How the file is named to people, relative to the project where it can be.
  public let file: String
  public let bytes: [UInt8]

  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}
