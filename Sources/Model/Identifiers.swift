/// Gives each record of a kind an id of its own: the wanted one, with a number if it is taken.
public struct Identifiers {
  /// The number to try next for each name that is taken.
  private var next: [String: Int] = [:]

  public init(taken names: some Sequence<String> = []) {
    next.reserveCapacity(names.underestimatedCount)
    for name in names { next[name] = 2 }
  }

  public func isTaken(_ name: String) -> Bool { next[name] != nil }

  public mutating func take(_ wanted: String) -> String {
    number(for: wanted) { "\(wanted)-\($0)" }.map { "\(wanted)-\($0)" } ?? wanted
  }

  /// Takes a name, or the first of its numbered forms that is free; the number of that, from 2 on.
  /// - Parameter isReserved: Of names that are never given.
  public mutating func number(
    for wanted: String, unless isReserved: (String) -> Bool = { _ in false },
    _ numbered: (Int) -> String
  ) -> Int? {
    guard isTaken(wanted) || isReserved(wanted) else {
      next[wanted] = 2
      return nil
    }
    var number = next[wanted] ?? 2
    while case let name = numbered(number), isTaken(name) || isReserved(name) { number += 1 }
    next[wanted] = number + 1
    next[numbered(number)] = 2
    return number
  }
}
