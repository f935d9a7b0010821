import Build
import Export

extension Subcommand {
  static let export = Subcommand(
    "export", "Write what the pages say as data",
    flags: [.what, .form, .destination, .pagesToExport] + Flag.work + Flag.talk,
    discussion: [
      "Reads normalised pages; no site is needed and no raw file is read. NAME is one of "
        + ExportOrder.subjects.joined(separator: ", ") + ".",
      "json and csv take a folder for all, and csv takes one for tables and devices, which have "
        + "many rows each. Files of the same name are replaced, others stay. ndjson and sqlite are "
        + "one file whatever they hold: lines for the bulk interface of OpenSearch, and a database "
        + "with full-text search.",
    ],
    examples: [
      "hig export --output data", "hig export --what guidelines --as csv > guidelines.csv",
      "hig export --as sqlite --output hig.sqlite",
    ]
  ) { session throws(Halt) in
    let (what, form) = (session.invocation[.what] ?? "", session.invocation[.form] ?? "")
    guard let order = ExportOrder(subject: what, format: form) else {
      throw .usage(.badValue(.what, from: Flag.what.dashed, what), command: "export")
    }
    var options = session.buildOptions
    options.output = session.invocation[.destination].flatMap { $0 == "-" ? nil : $0 }
    if options.output == nil { try session.checkStandardOutput(order, what, form) }
    let report = try await session.report(of: session.workshop.export(order), options)
    if let data = report.data { try session.surroundings.print(data) }
    return report.verdict
  }
}

extension Session {
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
