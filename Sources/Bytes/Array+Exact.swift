extension Array {
  /// The same in a store of its size, for what stays in memory: one that grew item by item has room
  /// for up to twice as many.
  // Compiled where it is used: what is generic would cost a call for each element.
  @inlinable public var exact: [Element] {
    capacity - count <= count / 8 ? self : withUnsafeBufferPointer { Array($0) }
  }
}
