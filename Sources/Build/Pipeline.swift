public import Export
public import Files
import Model
public import Web

/// The stages in their order; the only place that knows it.
public struct Pipeline: Sendable {
  let options: BuildOptions
  /// With those that a released program carries.
  let files: FileSystem
  let progress: Progress
  let memory: BuildMemory?
  /// How a check asks outside addresses; nil if it cannot.
  let web: @Sendable () -> WebClient?

  /// With a memory, a build makes anew what changed since the last one with it, and no more.
  public init(
    _ options: BuildOptions, files: FileSystem = .disk, progress: Progress = .silent,
    memory: BuildMemory? = nil, web: @escaping @Sendable () -> WebClient? = { .curl() }
  ) {
    self.memory = memory
    self.options = options
    self.files = Resources(files: files).files
    self.progress = progress
    self.web = web
  }

  /// Raw files to `content/pages`.
  public func ingest() async -> Report {
    var run = Run(self)
    guard run.hasGround() else { return run.report }
    await run.ingest(required: true)
    return run.report
  }

  /// Raw files and pages to a published site. Nothing is published while an error stands.
  public func build() async -> Report {
    var run = Run(self)
    guard run.hasGround(), run.keepsSiteApart() else { return run.report }
    guard let work = await run.site() else {
      run.dropPages()
      return run.report
    }
    run.remark(work)
    let tree = await run.packed(run.render(work))
    run.level(by: work.site.settings)
    run.keepPages(of: tree)
    run.publish(tree)
    // A build that stopped at an error asked for less than the next one will.
    if !run.report.failed { run.cache?.save() }
    return run.report
  }

  /// Pages as they are to data, written to the output; without one, handed over in the report.
  public func export(_ order: ExportOrder) async -> Report {
    await exported { $0.export($1, order) }
  }

  /// Pages as they are to a book, an EPUB.
  public func book() async -> Report { await exported { $0.bind($1) } }

  /// The site of pages as they are, as a docset.
  public func docset() async -> Report {
    var run = Run(Pipeline(pagesAlone, files: files, progress: progress))
    guard run.hasGround(), let work = await run.site() else { return run.report }
    let tree = await run.render(work)
    run.bundle(work.site, tree)
    return run.report
  }

  /// The same options, but raw files are not looked at.
  private var pagesAlone: BuildOptions {
    var options = options
    options.raw = nil
    options.pages = Project(options: options).pages
    return options
  }

  private func exported(_ write: (inout Run, Site) -> Void) async -> Report {
    var run = Run(Pipeline(pagesAlone, files: files, progress: progress))
    guard run.hasGround(), let work = await run.site() else { return run.report }
    write(&run, work.site)
    return run.report
  }
}
