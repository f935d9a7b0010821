import Diagnostics
import Model

extension MergedRun {
  /// What to report about a page that several files are about.
  func findings(on page: PageSources) -> [Diagnostic] {
    guard page.places.count > 1 else { return [] }
    let (places, merge) = (page.places, page.merge)
    let lead = readings[places[0].reading]
    let others = places.indices.dropFirst().flatMap { finding(on: page, of: $0, beside: lead) }
    return others + merge.superseded.map { superseded($0, places) }
      + merge.contradictions.map { contradiction($0, places, lead) }
  }

  /// What a file that does not lead gives to the page, and what it says that the page does not.
  private func finding(
    on page: PageSources, of number: Int, beside lead: Reading
  ) -> [Diagnostic] {
    let place = page.places[number]
    let reading = readings[place.reading]
    let title = reading.drafts[place.draft].title
    func tell(_ rule: Rule, _ summary: String) -> Diagnostic {
      Diagnostic(
        rule, at: SourceLocation(file: reading.file), "“\(title)”" + summary,
        why: "Several files have this page; the best one leads." + age(place, page.places[0]))
    }
    let kept = page.merge.fates[number].count { $0 == .kept }
    let unsaid = page.merge.unexplained(of: number)
    var found: [Diagnostic] = []
    if kept > 0 {
      let blocks = Plural.text(kept, "block")
      found.append(tell(.merged, " takes \(blocks) that \(lead.file) lacks"))
    } else if unsaid == 0 {
      found.append(tell(.superseded, ": superseded by \(lead.file)"))
    }
    if unsaid > 0 {
      let texts = Plural.text(unsaid, "text")
      found.append(
        tell(.otherWording, " lacks \(texts) of this file: \(lead.file) leads there"))
    }
    return found
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
