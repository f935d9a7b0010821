import Files
import Model

/// Headers of every answer: what the browser is forbidden, since a site does not need it, and how
/// long it may keep an answer without asking.
enum CommonHeaders {
  /// Pages say the rest themselves: only they know which styles and scripts stand in them.
  static let pagePolicy = ContentPolicy.besidePages
  static let policy = ContentPolicy().served

  /// What is not sent again keeps the policy that it came with.
  static func of(_ answer: Answer) -> [Header] {
    if answer.status == 304 { return common }
    let isPage = answer.headers.contains(Header("Content-Type", MediaType.page))
    return [Header("Content-Security-Policy", isPage ? pagePolicy : policy)] + common
  }

  private static let common =
    ContentPolicy.companions.map { Header($0.name, $0.value) }
    + [Header("Cache-Control", "no-cache")]
}
