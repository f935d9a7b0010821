public import Diagnostics
public import Model

/// One rule that a site must fulfil. One file a rule, one line in the registry, one test.
protocol Check: Sendable {
  static var rule: String { get }
  static func findings(in site: Site) -> [Diagnostic]
}

/// Every rule, and how to run them all.
public enum CheckRegistry {
  static let all: [any Check.Type] = [
    BrokenAnchor.self,
    MissingAltText.self,
    RefusedLink.self,
    SkippedHeadingLevel.self,
  ]

  public static func findings(in site: Site) -> [Diagnostic] {
    all.flatMap { $0.findings(in: site) }.inOrder
  }
}
