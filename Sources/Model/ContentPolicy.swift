/// What a page of ours may load: nothing from another host, no inline script or style; WebAssembly
/// for the search.
public enum ContentPolicy {
  /// As a page says it of itself.
  public static let page = rules.joined(separator: "; ")

  /// As a server says it: also, that no other page may frame ours, which only a header can say.
  public static let served = (rules + ["frame-ancestors 'none'"]).joined(separator: "; ")

  private static let rules = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
    "img-src 'self' data:", "connect-src 'self'", "manifest-src 'self'",
    "form-action 'self' file:", "base-uri 'none'", "require-trusted-types-for 'script'",
    "trusted-types hig",
  ]
}
