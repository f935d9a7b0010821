import Build
import Bytes
import Diagnostics
import Files
import JSON
import Render

extension Subcommand {
  static let template = Subcommand(
    "template", "Fill a template with data and print the result",
    words: Words(
      usage: "FILE", summary: "FILE is a Mustache template.", count: 0...1, kind: .file),
    flags: [.data, .partials, .exportTo, .strict] + Flag.talk,
    discussion: [
      "Prints the filled template. Supports all of Mustache, including partials, inheritance and "
        + "dynamic names, but not lambdas, which JSON cannot express.",
      "Partials and parents are found in the folder of --partials, by their path there without "
        + ".mustache. A missing one is an error and is left empty.",
      "With --export, takes no FILE: writes the templates, styles and scripts that come with "
        + "hig to a folder that you can change. A project's templates folder needs only the files "
        + "that it changes.",
    ],
    examples: [
      "hig template --data page.json page.mustache",
      "hig template --data page.json --partials templates templates/page.mustache",
      "hig template --export /tmp/templates",
    ],
    findings: "A template has an error"
  ) { session throws(CommandError) in
    let words = session.invocation.words
    guard let folder = session.invocation[.exportTo] else {
      guard let file = words.first else {
        throw .usage(.missingWords(command: "template", usage: "FILE"), command: "template")
      }
      return try session.fill(file)
    }
    if !words.isEmpty {
      throw .usage(
        .wordsBesideFlag(flag: Flag.exportTo.dashed, words: words), command: "template")
    }
    return try session.exportTemplates(to: folder)
  }
}

extension Flag {
  static let data = Flag(
    "data", .file, "Fill the template with the JSON in FILE", inherits: false, excludes: "export")
  static let partials = Flag(
    "partials", .folder, "Find other templates in DIR", inherits: false)
  static let exportTo = Flag(
    "export", .folder, "Write the templates that come with hig to DIR, and fill none",
    inherits: false, writes: true, excludes: "data")
}

extension Session {
  /// Prints one template, filled.
  fileprivate func fill(_ file: String) throws(CommandError) -> Verdict {
    let source = try read(file)
    let data = try data()
    let folders = invocation[.partials].map { [$0] } ?? []
    for folder in folders where environment.files.kind(folder) != .folder {
      let isThere = environment.files.kind(folder) != nil
      throw .failure(
        .templates, at: folder, isThere ? "Not a folder" : "No such folder",
        remedy: "Check the path of `--partials`.")
    }
    let (library, unreadable) = TemplateLibrary.load(folders, files: environment.files)
    let template: Template
    do throws(TemplateError) {
      template = try Template.parse(source, name: file)
    } catch {
      return tell(unreadable + [error.diagnostic])
    }
    let filled = template.render(data, partials: library.templates)
    try environment.print(filled.bytes)
    return tell(unreadable + filled.errors.map(Self.finding))
  }

  private func data() throws(CommandError) -> TemplateValue {
    guard let file = invocation[.data] else { return [:] }
    let bytes = try read(file)
    do throws(JSONError) {
      return TemplateValue(try JSONReader.read(bytes))
    } catch {
      let (line, column) = LineTable(bytes).position(of: error.offset)
      throw .failure(
        Diagnostic(
          .templateData, at: SourceLocation(file: file, line: line, column: column), error.problem,
          remedy: "Give the file one valid JSON value."))
    }
  }

  private func read(_ file: String) throws(CommandError) -> [UInt8] {
    try onDisk(.templates, at: file) { () throws(FileError) in
      try environment.files.read(file, FileLimit.data)
    }
  }

  private func tell(_ found: [Diagnostic]) -> Verdict {
    let told = buildOptions.strictness.applied(to: found)
    told.forEach(console.tell)
    return told.contains { $0.level == .error } ? .findings : .fine
  }

  /// A build leaves a page out where a partial is missing; here the rest is printed.
  private static func finding(_ error: TemplateError) -> Diagnostic {
    let found = error.diagnostic
    var (why, remedy) = ("The output is incomplete.", found.remedy)
    if case .partialMissing(let name) = error.problem {
      why = "The partial was left empty, so the output is incomplete."
      remedy = "Add `\(name).mustache` to the folder of `--partials`."
    }
    let way = error.trail.count > 1 ? found.why.map { "\($0). " } ?? "" : ""
    return Diagnostic(found.rule, at: found.location, found.summary, why: way + why, remedy: remedy)
  }
}

extension Session {
  /// `hig template --export`: the templates that come with `hig`, as files that can be changed.
  fileprivate func exportTemplates(to folder: String) throws(CommandError) -> Verdict {
    let files = environment.files
    let found = try onDisk(.templates) { () throws(FileError) in try StandardTemplates.read(files) }
    guard let templates = found else {
      throw .failure(
        .templates, at: "templates", "The templates that come with hig were not found",
        remedy: "Keep the program in its own folder.")
    }
    guard try onDisk(.templates, { () throws(FileError) in try isFree(folder) }) else {
      throw .failure(
        .templates, at: folder, "Already exists and is not an empty folder",
        remedy: "Name an empty folder, or one that does not exist yet.")
    }
    try onDisk(.templates) { () throws(FileError) in
      for (path, bytes) in templates { try files.write(Path.join(folder, path), bytes) }
    }
    console.say(
      "hig: wrote \(Plural.text(templates.count, "file")) to \(folder)/",
      ["command": "template", "written": .string(folder), "files": .integer(templates.count)])
    return .fine
  }

  /// Nothing that somebody changed is written over.
  private func isFree(_ folder: String) throws(FileError) -> Bool {
    switch environment.files.kind(folder) {
    case nil: return true
    case .folder: return try environment.files.list(folder).isEmpty
    case .file, .link, .special: return false
    }
  }
}
