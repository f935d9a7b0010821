import Synchronization

/// A value that is made when it is first asked for, by whichever thread that is.
final class Once<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }

  /// Leaves the value to those who have it. It is made again when it is asked for.
  func forget() { made.withLock { $0 = nil } }
}
