/// How a run reports how far it is: called often, from any thread, so it must be cheap.
public struct Progress: Sendable {
  /// A stage in one verb ("Reading", "Parsing"), and how many of its items are done.
  public let step: @Sendable (_ stage: String, _ done: Int, _ total: Int) -> Void

  public init(step: @escaping @Sendable (_ stage: String, _ done: Int, _ total: Int) -> Void) {
    self.step = step
  }

  public static let silent = Progress { _, _, _ in }
}
