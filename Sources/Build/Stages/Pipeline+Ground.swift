import Diagnostics
import Files

extension Pipeline {
  /// Whether the folders that this run starts from exist.
  func ground() -> Stage<Bool> {
    let (given, pages) = (options.project, options.pages)
    if given != ".", let problem = noFolder(given, wayToProject) { return problem }
    if let pages, !project.buildReadsRaw, let problem = noFolder(pages, wayToPages) {
      return problem
    }
    // A file that is named alone is raw too.
    let missing = (options.raw ?? []).first { files.kind($0) == nil }
    if let missing, let problem = noFolder(missing, wayToRaw) { return problem }
    if let templates = options.templates,
      let problem = noFolder(templates, "Name the folder of your templates, or leave out the flag.")
    {
      return problem
    }
    return Stage(true)
  }

  /// Whether the site goes anywhere but into a folder that a build reads: else the next one would
  /// take the site for content.
  func siteApart() -> Stage<Bool> {
    let read = project.contentFolders + [project.assets, project.templates]
    let target = disk.real(project.output) + "/"
    guard let reader = read.first(where: { target.hasPrefix(disk.real($0) + "/") }) else {
      return Stage(true)
    }
    return .failed(
      false,
      Diagnostic(
        .outputRead, at: SourceLocation(file: project.output),
        "The output folder is inside \(reader), which a build reads",
        why: "The next build would read the site as content.",
        remedy: "Choose a folder outside it with `--output`."))
  }

  /// A person who writes a baseline easily names the project instead of its file.
  private var wayToProject: String {
    "Name the project’s folder, or run hig in it"
      + (options.writesBaseline ? "; `--baseline` names the file to write." : ".")
  }

  private var wayToRaw: String {
    "Name an existing folder or file with `--raw`, or put raw files in `content/raw`."
  }

  private var wayToPages: String {
    options.pages == project.path("content/pages")
      ? "Run `hig ingest` first: it makes the pages."
      : "Name the folder of the pages, or leave out `--pages`."
  }

  private func noFolder(_ path: String, _ remedy: String) -> Stage<Bool>? {
    let kind = files.kind(path)
    if kind == .folder { return nil }
    let summary = kind == nil ? "No such folder" : "Not a folder"
    let place = SourceLocation(file: path)
    return .failed(false, Diagnostic(.noFolder, at: place, summary, remedy: remedy))
  }
}
