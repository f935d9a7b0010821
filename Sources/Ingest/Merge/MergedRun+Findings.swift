import Diagnostics
import Model

extension MergedRun {
  /// What to report about a page that several files are about.
  func findings(on page: PageSources) -> [Diagnostic] {
    guard page.places.count > 1 else { return [] }
    let (places, merge) = (page.places, page.merge)
    let lead = readings[places[0].reading]
    let others = places.indices.dropFirst().map { number -> Diagnostic in
      let kept = merge.fates[number].count { $0 == .kept }
      let reading = readings[places[number].reading]
      let title = reading.drafts[places[number].draft].title
      return Diagnostic(
        kept > 0 ? .merged : .superseded, at: SourceLocation(file: reading.file),
        kept > 0
          ? "“\(title)” takes \(kept) block\(kept == 1 ? "" : "s") that \(lead.file) lacks"
          : "“\(title)”: superseded by \(lead.file)",
        why: "Several files have this page; the best one leads."
          + age(places[number], places[0]))
    }
    return others + merge.superseded.map { superseded($0, places) }
      + merge.contradictions.map { contradiction($0, places, lead) }
  }

  /// A section that was left out.
  private func superseded(
    _ section: PageMerge.Superseded, _ places: [DraftPlace]
  ) -> Diagnostic {
    let (reading, newer) = (readings[places[section.draft].reading], places[section.newer].reading)
    return Diagnostic(
      .superseded, at: reading.place(at: section.origin),
      "Section “\(section.heading)” left out: superseded by \(readings[newer].file)",
      why: "That file is newer, and the section is no longer in it.")
  }

  /// That a source is of another date than the leading one.
  private func age(_ place: DraftPlace, _ lead: DraftPlace) -> String {
    let dates = [place, lead].compactMap { PageFacts(readings[$0].blocks).updated }
    guard dates.count == 2, dates[0] != dates[1] else { return "" }
    return " It was last changed on \(dates[0]), the leading one on \(dates[1])."
  }

  private func contradiction(
    _ difference: TableDifference, _ places: [DraftPlace], _ lead: Reading
  ) -> Diagnostic {
    let reading = readings[places[difference.draft].reading]
    return Diagnostic(
      .contradiction, at: reading.place(at: difference.origin),
      "“\(difference.heading)”: \(difference.row), \(difference.column) is"
        + " \(difference.theirs) here and \(difference.ours) in \(lead.file)",
      why: "The leading source was used.",
      remedy: "Compare with Apple’s page, and remove the source that is wrong.")
  }
}
