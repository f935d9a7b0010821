import Diagnostics
import Model

extension MergedRun {
  /// Where a page has less than one of its files, and which of these seem to lack their end.
  func losses(of page: PageSources) -> [Diagnostic] {
    let cut = zip(page.places, page.merge.standings).compactMap { place, standing -> Diagnostic? in
      let (reading, draft) = (readings[place.reading], readings[place])
      let stopsShort = readings.isCutShort(place)
      guard stopsShort || standing.isCut else { return nil }
      let end = stopsShort ? "end too early" : "lack its end, which another file has"
      return Diagnostic(
        .scrapeCut, at: reading.place(at: draft.blocks.last?.origin.lowerBound ?? 0),
        "“\(draft.title)” seems to \(end)",
        why: "The scrape may have been cut short: then the end of this file is missing.",
        remedy: "Scrape the page again.")
    }
    return cut
      + page.merge.losses.map { loss in
        let place = page.places[loss.draft]
        let reading = readings[place.reading]
        let title = reading.drafts[place.draft].title
        let command = "hig ingest --ledger \(ShellWord.quoted(reading.file))"
        return Diagnostic(
          .pageIncomplete, at: reading.place(at: loss.origin),
          "“\(title)” lacks \(loss.thing.words) of this file",
          why: "No newer file explains the loss.",
          remedy: "Run `\(command)` to see which lines were left out.")
      }
  }

  /// The findings of the files. A table that a file lost is lost if that file leads its page.
  var findingsOfFiles: [Diagnostic] {
    let leading = Set(pages.values.compactMap { $0.places.first?.reading })
    return readings.enumerated().flatMap { number, reading in
      reading.diagnostics.map { finding in
        finding.rule == .tableLost && leading.contains(number)
          ? finding.leveled(.warning) : finding
      }
    }
  }
}

extension PageLoss.Thing {
  fileprivate var words: String {
    switch self {
    case .table(let header): "the table “\(header)”"
    case .panel(let label): "the panel “\(label)”"
    case .pictures(let number): Plural.text(number, "picture")
    case .links(let number): Plural.text(number, "link")
    case .words(let number): Plural.text(number, "word")
    }
  }
}
