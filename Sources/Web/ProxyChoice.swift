/// Which proxy an address is asked by: what the variables of the environment say, as other programs
/// read them. We choose, not libcurl, so that it is known which names a proxy looks up.
public struct ProxyChoice: Sendable {
  private let plain: String
  private let secure: String
  private let exceptions: [Substring]

  public init(_ environment: [String: String] = [:]) {
    func first(_ names: String...) -> String {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    }
    // In capitals, a server would set it by a header of a request that it passes to a program.
    plain = first("http_proxy", "all_proxy", "ALL_PROXY")
    secure = first("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")
    exceptions = first("no_proxy", "NO_PROXY").lowercased()
      .utf8.split { ", ".utf8.contains($0) }.map { Substring($0) }
  }

  /// The proxy for an address; empty for none.
  public func proxy(for address: HTTPAddress) -> String {
    exceptions.contains { covers($0, address) } ? "" : address.isSecure ? secure : plain
  }

  private func covers(_ exception: Substring, _ address: HTTPAddress) -> Bool {
    guard exception != "*" else { return true }
    let name = exception.utf8.first == UInt8(ascii: ".") ? exception.dropFirst() : exception
    let host = address.bareHost
    return host == name || address.authority == name || host.hasSuffix("." + name)
  }
}
