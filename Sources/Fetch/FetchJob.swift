import Files
import Web

/// One address on its way to be fetched.
struct FetchJob {
  enum Goal: Equatable {
    case robots
    case index
    /// By its slug.
    case page(String)
    case picture
  }

  let goal: Goal
  /// Where it is written if it comes.
  let path: String
  /// The address that it is known by.
  var address: HTTPAddress
  /// Where redirects led so far.
  var current: HTTPAddress
  /// Addresses to try if this one is not there.
  var others: [HTTPAddress]
  var hops = 0
  var tries = 0
  var startedAt = 0.0

  init(_ goal: Goal, _ address: HTTPAddress, to path: String, else others: [HTTPAddress] = []) {
    self.goal = goal
    self.path = path
    self.address = address
    self.others = others
    current = address
  }

  /// As large as what a build reads.
  var mostBytes: Int {
    switch goal {
    case .robots: Robots.mostBytes
    case .index, .page: FileLimit.rawFile
    case .picture: FileLimit.picture
    }
  }
}
