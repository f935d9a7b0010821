/// What every answer tells the browser not to do.
public enum SecurityHeaders {
  /// The policy of the pages' own meta element, and that no other page may frame them.
  public static let policy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
    "img-src 'self' data:", "font-src 'self'", "connect-src 'self'",
    "form-action 'self' file:", "base-uri 'none'", "require-trusted-types-for 'script'",
    "trusted-types hig", "frame-ancestors 'none'",
  ].joined(separator: "; ")

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
