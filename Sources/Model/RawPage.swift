/// A file as scraped, before anybody looked into it.
public struct RawPage: Sendable, Equatable {
  /// How the file is named to people: the path that they typed.
  public let file: String
  /// How it is named in what we write: below the raw folder, the same on every machine.
  public let name: String
  public let bytes: [UInt8]
  /// The day as of which it shows its page, as `2026-02-01`, if a journal beside it says.
  public let captured: String?

  public init(file: String, name: String, bytes: [UInt8], captured: String? = nil) {
    self.file = file
    self.name = name
    self.bytes = bytes
    self.captured = captured
  }
}
