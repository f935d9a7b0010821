/// Gives each record of a kind an id of its own: the wanted one, with a number if it is taken.
public struct Identifiers {
  private var next: [String: Int] = [:]

  public init() {}

  public init(taken names: some Sequence<String>) {
    for name in names { next[name] = 2 }
  }

  public mutating func take(_ wanted: String) -> String {
    guard next[wanted] != nil else {
      next[wanted] = 2
      return wanted
    }
    var number = next[wanted] ?? 2
    while next["\(wanted)-\(number)"] != nil { number += 1 }
    next[wanted] = number + 1
    next["\(wanted)-\(number)"] = 2
    return "\(wanted)-\(number)"
  }
}
