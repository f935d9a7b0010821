import Model

/// Headers that forbid the browser what a site does not need.
public enum SecurityHeaders {
  /// The policy of the pages' own meta element, and that no other page may frame them.
  public static let policy = ContentPolicy.served

  static func all(policy: String) -> [Header] {
    [
      Header("Content-Security-Policy", policy),
      Header("Cross-Origin-Opener-Policy", "same-origin"),
      Header("Cross-Origin-Resource-Policy", "same-origin"),
      Header("Referrer-Policy", "no-referrer"),
      Header("X-Content-Type-Options", "nosniff"),
    ]
  }
}
