import Diagnostics
import Model

extension Check {
  /// A finding for each hole of some kinds.
  static func holes(
    in subject: CheckedSite, of kinds: Hole.Kind..., find: (SitePage, Hole) -> Diagnostic
  ) -> [Diagnostic] {
    subject.site.pages.flatMap { page in
      page.document.holes.filter { kinds.contains($0.kind) }.map { find(page, $0) }
    }
  }
}

extension Hole {
  /// As much of the sentence as a finding has room for.
  var quote: String { words.count > 120 ? words.prefix(119) + "…" : words }
}
