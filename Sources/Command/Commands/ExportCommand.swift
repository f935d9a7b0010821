import Build
import Export
import Files
import Model

extension Subcommand {
  static let export = Subcommand(
    "export", "Export the pages as data",
    flags: [.what, .form, .destination, .pagesToRead, .memory] + Flag.work + Flag.talk,
    discussion: [
      "Reads normalized pages; needs no site and reads no raw files. NAME is one of "
        + ExportOrder.subjects.joined(separator: ", ")
        + ". epub is all pages as a book; docset is the whole site for Dash and Zeal. --as also "
        + "accepts these two. Without --as, the ending of FILE sets the format: tables.ndjson.",
      "The default, --what all --as json, writes several files, so name a folder with --output. "
        + "The same goes for all, tables and devices as csv. Files of the same name are replaced; "
        + "others are kept. ndjson and sqlite are always one file: lines for the bulk API of "
        + "OpenSearch, and a database with full-text search.",
    ],
    examples: [
      "hig export --output data", "hig export --what guidelines --as csv > guidelines.csv",
      "hig export --as sqlite --output hig.sqlite", "hig export --what epub -o guidelines.epub",
    ]
  ) { session throws(CommandError) in
    try session.checkProject(.export, remedy: "Name the project’s folder, or run hig in it.")
    let options = session.buildOptions
    let (what, form) = try session.wanted()
    switch Download.Kind(rawValue: what) {
    case .epub? where options.output == nil && session.environment.output.width() > 0:
      throw .usage(.noText(form: what), command: "export")
    case .docset? where options.output == nil:
      throw .usage(.severalFiles(what: what, form: form), command: "export")
    case let kind?: return try await session.export(.whole(kind), options)
    case nil: break
    }
    guard let order = ExportOrder(subject: what, format: form) else {
      throw .usage(.badValue(.what, from: Flag.what.dashed, what), command: "export")
    }
    try session.checkDestination(options.output, order, what, form)
    return try await session.export(.data(order), options)
  }
}

extension Flag {
  static let what = Flag(
    "what", .choice(ExportOrder.subjects + wholes), "Export NAME only",
    standard: ExportOrder.all, inherits: false)
  static let form = Flag(
    "as", .choice(ExportOrder.formats + wholes),
    "Set the format: " + (ExportOrder.formats + wholes).joined(separator: ", "),
    standard: "json", inherits: false)
  static let destination = Flag(
    "output", letter: "o", .file, "Write to FILE, which may be a folder; - is standard output",
    standard: "-", inherits: false
  ) { $0.output = $1.last.flatMap { $0 == "-" ? nil : $0 } }
}

extension Session {
  fileprivate func export(
    _ what: Exported, _ options: BuildOptions
  ) async throws(CommandError) -> Verdict {
    let report = await report(of: operations.export(what), options)
    if let data = report.data { try environment.print(data) }
    return report.verdict
  }

  /// A book and a docset hold all, so they may be named as a format too.
  fileprivate func wanted() throws(CommandError) -> (what: String, form: String) {
    let what = invocation[.what] ?? ""
    let ending = formByEnding(of: what)
    let form = ending ?? invocation[.form] ?? ""
    guard Download.Kind(rawValue: form) != nil else {
      if Download.Kind(rawValue: what) != nil, form != Flag.form.standard {
        throw .usage(.contradiction("--what \(what)", "--as \(form)"), command: "export")
      }
      return (what, form)
    }
    guard [ExportOrder.all, form].contains(what) else {
      let other = ending == nil ? "--as \(form)" : "--output \(invocation[.destination] ?? "")"
      throw .usage(.contradiction("--what \(what)", other), command: "export")
    }
    return (form, form)
  }

  /// The format that the name of the file asks for, where no flag does. A docset is a folder.
  private func formByEnding(of what: String) -> String? {
    guard !invocation.isOn(.form), Download.Kind(rawValue: what) == nil,
      let output = invocation[.destination]
    else { return nil }
    let ending = Path.ending(output)
    let mayBe =
      Download.Kind(rawValue: ending) == .docset
      || environment.files.kind(output) != .folder
    return mayBe && Flag.form.value.lists(ending) ? ending : nil
  }

  fileprivate func checkDestination(
    _ output: String?, _ order: ExportOrder, _ what: String, _ form: String
  ) throws(CommandError) {
    if order.fitsOneFile {
      if order.isText || output != nil || environment.output.width() == 0 { return }
      throw .usage(.noText(form: form), command: "export")
    }
    guard let output else {
      throw .usage(.severalFiles(what: what, form: form), command: "export")
    }
    if output.hasSuffix("." + form), environment.files.kind(output) != .folder {
      throw .usage(.oneFile(what: what, form: form, file: output), command: "export")
    }
  }
}
