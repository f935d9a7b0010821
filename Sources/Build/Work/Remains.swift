import Synchronization

/// What a process leaves behind that ends after its run. To take thousands of pages apart, text by
/// text, takes 7 % of the time of a build; the system takes all of them back at once.
enum Remains {
  private static let kept = Mutex<[any Sendable]>([])

  static func keep(_ thing: any Sendable) { kept.withLock { $0.append(thing) } }
}
