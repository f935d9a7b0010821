import Build
import Export

extension Subcommand {
  static let export = Subcommand(
    "export", "Write what the pages say as data",
    flags: [.what, .form, .destination, .pagesToExport] + Flag.work + Flag.talk,
    discussion: [
      "Reads normalised pages; no site is needed and no raw file is read. NAME is one of "
        + ExportOrder.subjects.joined(separator: ", ")
        + ". And epub is all pages as a book, docset the whole site for Dash and Zeal; --as has no "
        + "say in them.",
      "json and csv take a folder for all, and csv takes one for tables and devices, which have "
        + "many rows each. Files of the same name are replaced, others stay. ndjson and sqlite are "
        + "one file whatever they hold: lines for the bulk interface of OpenSearch, and a database "
        + "with full-text search.",
    ],
    examples: [
      "hig export --output data", "hig export --what guidelines --as csv > guidelines.csv",
      "hig export --as sqlite --output hig.sqlite", "hig export --what epub -o guidelines.epub",
    ]
  ) { session throws(Halt) in
    let (what, form) = (session.invocation[.what] ?? "", session.invocation[.form] ?? "")
    var options = session.buildOptions
    options.output = session.invocation[.destination].flatMap { $0 == "-" ? nil : $0 }
    guard what != Flag.book else {
      guard options.output != nil || session.surroundings.output.width() == 0 else {
        throw .usage(.noText(form: what), command: "export")
      }
      return try await session.export(session.workshop.book, options)
    }
    guard what != Flag.docset else {
      guard options.output != nil else {
        throw .usage(.severalFiles(what: what, form: form), command: "export")
      }
      return try await session.export(session.workshop.docset, options)
    }
    guard let order = ExportOrder(subject: what, format: form) else {
      throw .usage(.badValue(.what, from: Flag.what.dashed, what), command: "export")
    }
    if options.output == nil { try session.checkStandardOutput(order, what, form) }
    return try await session.export(session.workshop.export(order), options)
  }
}

extension Session {
  fileprivate func export(
    _ work: Workshop.Run, _ options: BuildOptions
  ) async throws(Halt) -> Verdict {
    let report = try await report(of: work, options)
    if let data = report.data { try surroundings.print(data) }
    return report.verdict
  }

  fileprivate func checkStandardOutput(
    _ order: ExportOrder, _ what: String, _ form: String
  ) throws(Halt) {
    guard order.fitsOneFile else {
      throw .usage(.severalFiles(what: what, form: form), command: "export")
    }
    guard order.isText || surroundings.output.width() == 0 else {
      throw .usage(.noText(form: form), command: "export")
    }
  }
}
