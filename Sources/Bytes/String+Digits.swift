extension String {
  /// A number of at least so many digits: zeros are in front of one that has fewer.
  // Compiled where it is used, for each type of number.
  @inlinable public init(
    _ number: some BinaryInteger, digits: Int, radix: Int = 10, uppercase: Bool = false
  ) {
    let own = String(number, radix: radix, uppercase: uppercase)
    self.init(repeating: "0", count: Swift.max(0, digits - own.utf8.count))
    self += own
  }
}
