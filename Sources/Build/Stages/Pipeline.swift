public import Files
import Model
import Publish
public import Web

/// The stages in their order; the only place that knows it.
public struct Pipeline: Sendable {
  let options: BuildOptions
  let project: Project
  let resources: Resources
  /// With those that a released program carries; they note what they are asked if a next process
  /// may ask the same.
  let files: FileSystem
  /// As they were given: for what is written, and read back from there.
  let disk: FileSystem
  let trace: ReadingTrace?
  let progress: Progress
  let memory: Memo?
  /// Where texts of pages wait until they are needed again.
  let spool: TextSpool
  /// How a check asks outside addresses; nil if it cannot.
  let web: @Sendable () -> WebClient?

  /// With a memory, a build makes again what changed since the last one with it, and no more.
  public init(
    _ options: BuildOptions, files: FileSystem = .disk, progress: Progress = .silent,
    memory: Memo? = nil, web: @escaping @Sendable () -> WebClient? = { .curl() }
  ) {
    self.options = options
    project = Project(options: options)
    self.progress = progress
    let cache = CacheFolder(of: project, files)
    self.memory = memory ?? (options.keepsCache ? Memo(in: cache) : nil)
    trace = self.memory?.isForOthers == true ? ReadingTrace() : nil
    resources = Resources(files: trace?.over(files) ?? files)
    self.files = resources.files
    disk = files
    self.web = web
    let folders = [Path.folder(project.output), options.project]
    let keepsPages = self.memory?.isForOthers == false
    spool =
      keepsPages
      ? .inMemory
      : TextSpool(memory: options.memory ?? TextSpool.standardMemory) {
        for folder in folders {
          if let file = files.tree(folder, false)?.unnamedFile() { return file }
        }
        return nil
      }
  }

  /// Raw files to `content/pages`.
  public func ingest() async -> Report {
    var account = Account(options)
    guard account.take(ground()) else { return account.report }
    let (harvest, raw) = await account.take(harvest(required: true))
    account.report.ledgers = raw.ledgers
    if raw.files.isEmpty, files.kind(project.pages) == nil, !account.report.broken {
      account.take(Stage((), [noRawFiles]))
    }
    guard options.writesPages, let plan = await account.take(plan(for: harvest)),
      !account.report.broken
    else { return account.report }
    await account.take(carryOut(plan, sound: !account.failed))
    if !account.failed { account.report.counts.append(("page written", plan.pages.count)) }
    return account.report
  }

  /// Raw files and pages to a published site. Nothing is published while there is an error.
  public func build() async -> Report {
    var account = Account(options)
    guard account.take(ground()), account.take(siteApart()) else { return account.report }
    if let report = await unchanged() { return report }
    // A build that stopped at an error asked for less than the next one will.
    defer { memory?.settle(sound: !account.failed) }
    let settings = account.take(settings())
    let (source, raw) = await account.take(ingest(sound: !account.failed))
    account.report.ledgers = raw.ledgers
    let parsed = await account.takePages(parse(source, sound: !account.failed))
    let templates = Once { self.templates() }
    let (linked, _) = await Parallel.both(
      jobs, { await link(parsed, settings) }, { templates.value })
    guard let site = account.take(linked), !account.failed, let stage = account.take(stage()) else {
      await account.take(carryOut(raw.pending, sound: false))
      return account.report
    }
    if options.isLast { Remains.keep((site, raw.ledgers)) }
    let (filled, findings) = await Parallel.both(
      jobs, { await fill(stage, with: site, settings, raw, templates) },
      { parsed.origins.traced(Account.leveled(content(of: site), by: settings)) })
    account.add(content: findings)
    account.take(filled)
    account.level(by: settings)
    if !account.failed { account.take(publishable(stage, with: raw.pending)) }
    await account.take(carryOut(raw.pending, sound: !account.failed))
    if account.failed {
      stage.discard()
    } else if let published = account.take(publish(stage)) {
      account.take(writeHost(settings.site))
      remember(published, account.report)
      account.report.published = published.folder
    }
    return account.report
  }

  /// Pages as they are to data, a book or a docset, written to the output; without one, handed over
  /// in the report.
  public func export(_ what: Exported) async -> Report {
    var options = options
    options.raw = nil
    // Pages that are named are built as they are: raw files are not looked at.
    options.pages = project.pages
    let pipeline = Pipeline(options, files: files, progress: progress)
    var account = Account(options)
    guard account.take(pipeline.ground()) else { return account.report }
    let settings = account.take(pipeline.settings())
    let (source, _) = await account.take(pipeline.ingest(sound: !account.failed))
    let parsed = await account.takePages(pipeline.parse(source, sound: !account.failed))
    guard let site = await account.take(pipeline.link(parsed, settings)), !account.failed else {
      return account.report
    }
    account.report.data = await account.take(pipeline.write(what, site, settings))
    return account.report
  }
}

extension Pipeline {
  var jobs: Int { options.jobs ?? Cores.count }

  func step(_ stage: String, of total: Int) -> @Sendable (Int) -> Void {
    let progress = progress
    return { progress.step(stage, $0, total) }
  }
}
