/// An event for the browsers that show the site.
public struct ServedEvent: Sendable, Equatable {
  /// What a script listens for, in letters, digits and hyphens.
  public var name: String
  /// May have several lines.
  public var data: String

  public init(_ name: String, _ data: String = "") {
    self.name = name
    self.data = data
  }

  /// As a stream of server-sent events has it. No name or text can end the event early.
  func bytes(id: String) -> [UInt8] {
    let lines = data.split(omittingEmptySubsequences: false) { $0.isNewline }
    let name = name.filter { !$0.isNewline }
    let text = lines.map { "data: \($0)\n" }.joined()
    return Array("event: \(name)\nid: \(id)\n\(text)\n".utf8)
  }
}
