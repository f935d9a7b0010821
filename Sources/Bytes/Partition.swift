extension Range<Int> {
  /// The first number from which on something holds, which holds for all behind it; the end of the
  /// range if it holds for none.
  @inlinable public func partition(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
