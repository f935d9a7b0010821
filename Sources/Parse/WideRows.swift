import Diagnostics
import Model

/// Tables with more columns or cells than any has: their delimiter is disarmed, so that cmark-gfm
/// reads text instead of spending minutes on a header row, or gigabytes on rows that it fills up.
enum WideRows {
  static func disarm(
    _ markdown: [UInt8], file: String, firstLine: Int
  ) -> (markdown: [UInt8], diagnostics: [Diagnostic]) {
    var disarmed = markdown
    var diagnostics: [Diagnostic] = []
    var cells = 0
    for run in TableRun.runs(in: markdown) {
      let isLarge = cells + run.cells > TableLimit.cells
      if !isLarge { cells += run.cells }
      for row in run.delimiters where isLarge || row.columns > TableLimit.columns {
        disarmed[row.place] = UInt8(ascii: ".")
        let place = SourceLocation(file: file, line: firstLine + row.line, column: 1)
        diagnostics.append(row.columns > TableLimit.columns ? wide(place) : large(place))
      }
    }
    return (disarmed, diagnostics)
  }
}

extension WideRows {
  private static func wide(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .wideTable, at: place,
      "A table of more than \(TableLimit.columns) columns is shown as text")
  }

  private static func large(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .largeTable, at: place,
      "A table is shown as text: the page would have more than \(TableLimit.cells) cells",
      why: "Each row counts as many cells as the header, including empty ones.",
      remedy: "Split the page.")
  }
}
