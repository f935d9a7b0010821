import Web

/// Why an address was not fetched.
enum FetchProblem: Error, Equatable {
  case status(Int)
  case late, cut, unreachable, privateAddress, refused
  /// Larger than so many bytes.
  case large(Int)
  case forbidden
  case circle
  case elsewhere(String)
  case notJSON(String)
  /// Valid JSON of something else.
  case notIndex, notPage
  case notPicture
  case badAddress, tooManyHosts, tooMany(Int)
  case insecure, unreadableRules, leftAlone

  /// The same in every run, so that the journal is too.
  var words: String {
    switch self {
    case .status(let status): "status \(status)"
    case .late: "no answer in time"
    case .cut: "the connection was cut"
    case .unreachable: "the server cannot be reached"
    case .privateAddress: "it is an address of this machine or of a private network"
    case .refused: "the request failed"
    case .large(let most): "larger than \(most >> 20) MiB"
    case .forbidden: "robots.txt disallows it"
    case .circle: "too many redirects"
    case .elsewhere: "redirects to an address that is not fetched"
    case .notJSON: "not valid JSON"
    case .notIndex: "not an index of pages"
    case .notPage: "not a page of the guidelines"
    case .notPicture: "not an image"
    case .badAddress: "invalid address"
    case .tooManyHosts: "too many hosts of pictures"
    case .tooMany(let most): "beyond the first \(most)"
    case .leftAlone: "its server keeps refusing requests"
    case .insecure: "an http address on a page served over https"
    case .unreadableRules: "its robots.txt cannot be read"
    }
  }

  /// What more there is to say of it in this run.
  var detail: String? {
    switch self {
    case .elsewhere(let address) where !address.isEmpty: "It leads to \(address)."
    case .notJSON(let reason): "It breaks off or is damaged: \(reason)."
    default: nil
    }
  }

  var remedy: String? {
    switch self {
    case .unreachable: "Check the network and the proxy, then run again."
    case .late, .cut, .refused: "Run again: only what is missing is fetched."
    case .status(let status) where status >= 500 || status == 429:
      "Run again later: only what is missing is fetched."
    case .notJSON, .notPicture, .notPage, .notIndex:
      "Open the address in a browser to see what the server sends."
    default: nil
    }
  }
}
