import Bytes
import Diagnostics
import Files
import Ingest
import Model
import PageFormat

/// The pages that a site is made of, and where their lines came from.
struct Source: Sendable {
  let pages: [PageFile]
  let lines: RawLines?
}

/// What a run needs of raw files after their pages are made.
struct RawRecord: Sendable {
  var ledgers: [Ledger] = []
  /// For those who show their text.
  var files: [RawFile] = []
  /// Those that are no pages.
  var pictures: [RawFile] = []
  /// What is written to the pages’ folder once the site is checked; nil if nothing is.
  var pending: PagePlan?
}

extension Pipeline {
  /// The pages to build, as file and bytes: from the pages’ folder, or from raw files alone.
  /// - Parameter sound: Whether no error was found before.
  func ingest(sound: Bool) async -> Stage<(source: Source, raw: RawRecord)> {
    var found = Findings()
    var (harvest, raw): (Harvest?, RawRecord) = (nil, RawRecord())
    if project.buildReadsRaw {
      (harvest, raw) = await found.take(self.harvest(required: options.raw != nil))
    }
    let lines = if let harvest { await RawLines(harvest, jobs: jobs) } else { nil as RawLines? }
    guard project.buildKeepsPages else {
      let pages = await found.take(self.pages(of: harvest))
      return Stage((Source(pages: pages, lines: lines), raw), found)
    }
    var plan: PagePlan?
    if let harvest { plan = await found.take(self.plan(for: harvest)) }
    raw.pending = options.writesPages && !found.broken ? plan : nil
    let isSound = sound && !found.stop(under: options.strictness)
    if let pending = raw.pending, isSound { found.count("page written", pending.pages.count) }
    var pages: [PageFile] = []
    do throws(FileError) {
      // A check looks at what raw files give all the same: it writes none of it.
      let stops = !isSound && options.writesPages
      pages = try folder.pages(under: stops ? .nothing : plan ?? .nothing, in: spool)
    } catch {
      found.fail(error)
    }
    return Stage((Source(pages: pages, lines: lines), raw), found)
  }

  /// What the pages’ folder will gain; nil if it cannot be read.
  func plan(for harvest: Harvest) async -> Stage<PagePlan?> {
    var found = Findings()
    do throws(FileError) {
      let moved = try folder.moved(harvest.pages.map(\.frontMatter.key))
      let (folder, spool, force) = (folder, spool, options.force)
      let parts = await Parallel.map(harvest.pages, jobs: jobs) {
        page -> Result<PagePlan, FileError> in
        let key = page.frontMatter.key
        let path = moved[key] ?? folder.path(key)
        return Result { () throws(FileError) in
          try PagePlan(page, at: path, in: folder, spool, force: force)
        }
      }
      var plan = PagePlan.nothing
      for part in parts { plan.add(try part.get()) }
      if let problem = spool.problem { throw problem }
      found.add(plan.diagnostics)
      // Raw files from elsewhere don't report what the project's own were.
      if options.raw == nil, !harvest.ledgers.isEmpty {
        found.add(try folder.orphans(after: harvest))
      }
      return Stage(plan, found)
    } catch {
      found.fail(error)
      return Stage(nil, found)
    }
  }

  /// Writes what an ingest gives. Of what is not sound, only new versions of edited pages: they are
  /// no pages, and wait beside them.
  func carryOut(_ plan: PagePlan?, sound: Bool) async -> Stage<Void> {
    guard let plan = sound ? plan : plan?.newVersionsAlone else { return Stage() }
    let folder = folder
    folder.tidy(plan)
    let spool = spool
    let problems = await Parallel.map(plan.pages, jobs: jobs) { page -> FileError? in
      do throws(FileError) {
        let bytes = page.bytes
        if let problem = spool.problem { throw problem }
        try folder.files.write(page.path, bytes)
        return nil
      } catch {
        return error
      }
    }
    return Stage { () throws(FileError) in
      if let problem = problems.compactMap(\.self).first { throw problem }
      try folder.carryOutRest(of: plan, from: spool)
    }
  }

  /// An ingest of nothing does no harm, but seldom is what was meant.
  var noRawFiles: Diagnostic {
    Diagnostic(
      .nothingToBuild, .warning, at: SourceLocation(file: project.raw.first ?? ""),
      "No raw files found", remedy: wayToRawFiles)
  }

  private var folder: PageFolder { PageFolder(folder: project.pages, files: files) }

  private func pages(of harvest: Harvest?) async -> Stage<[PageFile]> {
    let (folder, spool) = (PageFolder(folder: "pages", files: files), spool)
    let pages = harvest?.pages ?? []
    let texts = await Parallel.map(pages, jobs: jobs) { page -> StoredBytes? in
      let bytes = PageWriter.bytes(page)
      return bytes.count <= FileLimit.page ? spool.store(bytes) : nil
    }
    var found = Findings()
    let files = zip(pages, texts).compactMap { page, text -> PageFile? in
      let path = folder.path(page.frontMatter.key)
      if let text { return PageFile(path: path, text: text) }
      found.add([PagePlan.tooLarge(path, page, isThere: false)])
      return nil
    }
    return Stage(files, found)
  }
}
