/// A file as scraped, before anybody looked into it.
public struct RawPage: Sendable, Equatable {
  /// How the file is named to people: the path that they typed.
  public let file: String
  /// How it is named in what we write: below the raw folder, the same on every machine.
  public let name: String
  public let bytes: [UInt8]

  public init(file: String, name: String, bytes: [UInt8]) {
    self.file = file
    self.name = name
    self.bytes = bytes
  }
}
