/// What a page of ours may load: nothing from another host, no style or script in the page but
/// those whose digests are named; WebAssembly for the search.
public struct ContentPolicy: Sendable, Equatable {
  /// Digests of styles and scripts that stand in pages: SHA-256, in base64.
  private let styles: [String]
  private let scripts: [String]

  public init(styles: [String] = [], scripts: [String] = []) {
    self.styles = styles
    self.scripts = scripts
  }

  /// As a page says it of itself.
  public var page: String { rules.joined(separator: "; ") }

  /// The same of a site that browsers keep.
  public var keptPage: String { (rules + [Self.worker]).joined(separator: "; ") }

  /// As a server says it: also, that no other page may frame ours, which only a header can say.
  public var served: String { (rules + [Self.worker, Self.frames]).joined(separator: "; ") }

  /// Without it, a worker would be a script, which not all browsers see so.
  private static let worker = "worker-src 'self'"

  /// As a server says it beside pages, which name their own styles and scripts: all else.
  public static let besidePages = {
    let said = ["default-src", "script-src", "style-src"]
    let others = ContentPolicy().rules.filter { rule in !said.contains { rule.hasPrefix($0) } }
    return (others + [worker, frames]).joined(separator: "; ")
  }()

  /// What a server says with every answer, beside the policy.
  public static let companions: [(name: String, value: String)] = [
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
  ]

  private static let frames = "frame-ancestors 'none'"

  private var rules: [String] {
    [
      "default-src 'none'", "script-src 'self'\(Self.named(scripts)) 'wasm-unsafe-eval'",
      "style-src 'self'\(Self.named(styles))", "img-src 'self' data:", "connect-src 'self'",
      "manifest-src 'self'", "form-action 'self' file:", "base-uri 'none'",
      "require-trusted-types-for 'script'", "trusted-types hig",
    ]
  }

  private static func named(_ digests: [String]) -> String {
    digests.map { " 'sha256-\($0)'" }.joined()
  }
}
