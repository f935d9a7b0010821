/// How a raw file compares with one shape.
public struct ShapeLikeness: Sendable, Equatable {
  public let shape: String
  /// What the shape is to people.
  public let summary: String
  public let resembles: Bool
  /// What of the shape was seen, and what was not.
  public let reason: String

  public init(shape: String, summary: String, resembles: Bool, reason: String) {
    self.shape = shape
    self.summary = summary
    self.resembles = resembles
    self.reason = reason
  }
}
