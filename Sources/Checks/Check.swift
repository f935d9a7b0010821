public import Diagnostics
import Model

/// One rule that a site must fulfil. One file a rule, of the rule's name; one line in the registry,
/// one test.
protocol Check: Sendable {
  static var rule: Rule { get }
  static func findings(in subject: CheckedSite) -> [Diagnostic]
}

/// A rule that looks at each page alone.
protocol PageCheck: Check {
  static func findings(on page: SitePage) -> [Diagnostic]
}

extension PageCheck {
  static func findings(in subject: CheckedSite) -> [Diagnostic] {
    subject.site.pages.flatMap { findings(on: $0) }
  }

  /// A finding for each hole of some kinds.
  static func holes(
    on page: SitePage, of kinds: Hole.Kind..., finding: (Hole, Node) -> Diagnostic
  ) -> [Diagnostic] {
    page.document.holes.filter { kinds.contains($0.kind) }.map {
      finding($0, page.document.nodes[$0.place])
    }
  }
}

extension Check {
  /// A finding at a node of a page.
  static func finding(
    _ page: SitePage, _ node: Node, _ summary: String, why: String? = nil, remedy: String? = nil
  ) -> Diagnostic {
    Diagnostic(rule, at: page.place(of: node), summary, why: why, remedy: remedy)
  }

  /// A finding about a page as a whole.
  static func finding(
    _ page: SitePage, _ summary: String, why: String? = nil, remedy: String? = nil
  ) -> Diagnostic {
    let place = SourceLocation(file: page.document.file, line: 1, column: 1)
    return Diagnostic(rule, at: place, summary, why: why, remedy: remedy)
  }
}

extension SitePage {
  func place(of node: Node) -> SourceLocation {
    SourceLocation(file: document.file, line: node.line, column: node.column)
  }

  /// What its links lead to, in order of place.
  var linksInOrder: [(node: Node, target: LinkTarget)] {
    links.sorted { $0.key < $1.key }.map { (document.nodes[$0.key], $0.value) }
  }
}

extension Hole {
  /// As much of the sentence as a finding has room for.
  var quote: String { words.count > 120 ? words.prefix(119) + "…" : words }
}

/// Every check, and how to run them all.
public enum CheckRegistry {
  static let all: [any Check.Type] = [
    AliasUnresolved.self,
    AnnouncedMissing.self,
    AnswerMissing.self,
    BlankColumn.self,
    BrokenAnchor.self,
    BrokenLink.self,
    BrokenText.self,
    ColumnUntyped.self,
    DuplicateAnchor.self,
    EmptySection.self,
    FetchStale.self,
    HeadingOrder.self,
    ImageMissing.self,
    LinkBypass.self,
    LinkRefused.self,
    MissingAlt.self,
    OversizedPage.self,
    PanelMissing.self,
    ResidualMarkup.self,
    ResidualNoise.self,
    StalePage.self,
    SynonymWithoutTarget.self,
    TableMissing.self,
    TableWithoutHeader.self,
    UnlinkedPage.self,
  ]

  /// The rules of all checks, and those that `hig check` alone has beside them.
  public static let rules = all.map { $0.rule } + [Rule].checks

  public static func findings(in subject: CheckedSite) -> [Diagnostic] {
    all.flatMap { $0.findings(in: subject) }.inOrder
  }
}
