import Checks
public import Diagnostics
import Ingest
import PageFormat
import Parse
import Render
import SiteGraph

/// The rules of every stage.
public enum RuleBook {
  /// In order of their identifiers.
  public static let rules: [Rule] =
    ([.ingest, .pageFormat, .parse, .siteGraph, .render, .build, CheckRegistry.rules] as [[Rule]])
    .joined().sorted()

  /// Those whose level can be set.
  public static let free: [String] = rules.filter { !$0.isFixed }.map(\.id)

  public static func rule(_ id: String) -> Rule? { byID[id] }

  /// Whether a rule is listed, or is a command’s own.
  static func has(_ rule: Rule) -> Bool { rule.family == .command || byID[rule.id] != nil }

  private static let byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
}
