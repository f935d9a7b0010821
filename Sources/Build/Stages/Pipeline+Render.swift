import Bytes
import Diagnostics
import Export
import Files
import Model
import Publish
import Render
import SearchIndex

/// As a run read them, once.
typealias Templates = (library: TemplateLibrary, diagnostics: [Diagnostic])

extension Pipeline {
  func templates() -> Templates {
    let folders = [project.templates, resources.templates].compactMap(\.self)
    return TemplateLibrary.load(folders, files: files)
  }

  /// All files of the site, handed over as they are made: what belongs to no page while similar
  /// pages are looked for, then the index and the pages, so that all cores have work to the end.
  /// Nothing without any template: that alone is reported, and not for each page.
  func render(
    _ linked: Linked, _ settings: Settings, _ raw: RawRecord, _ templates: Templates,
    to outlet: Outlet, pictures gallery: Outlet? = nil, downloads: [Download] = []
  ) async -> Stage<Void> {
    var found = Findings()
    found.add(templates.diagnostics)
    guard !templates.library.templates.isEmpty || templates.diagnostics.count(.error) > 0 else {
      found.add([noTemplates])
      return Stage(found)
    }
    let site = linked.site
    let outlet = site.settings.namesFolders ? outlet.namingFolders : outlet
    let (shelf, pictures) = await found.take(
      self.pictures(of: site, as: settings.site.pictures, raw, to: gallery ?? outlet))
    let work = work(on: linked, settings, to: outlet) {
      self.renderer(of: linked, templates.library, shelf, raw, downloads)
    }
    let made = await Parallel.map(beside: work.similar, jobs: jobs, work.pieces)
    keep(work.renderer.value, of: linked, templates.library)
    let (others, pages) = (made.dropLast(site.pages.count), made.suffix(site.pages.count))
    found.add((pages + others).flatMap(\.diagnostics))
    found.take(work.index.value)
    let ofPages = zip(site.pages, pages).flatMap { page, made in
      made.paths.map { Placed($0, page.document.file) }
    }
    let ofSite = others.flatMap(\.paths) + pictures + downloads.map(\.path)
    found.add(collisions(of: ofPages + ofSite.map { Placed($0, nil) }))
    if let problem = spool.problem { found.fail(problem) }
    return Stage(found)
  }

  private func renderer(
    of linked: Linked, _ library: TemplateLibrary, _ shelf: PictureShelf, _ raw: RawRecord,
    _ downloads: [Download]
  ) -> Renderer {
    let digests = zip(linked.sources, linked.digests).map { ($0.file, $1) }
    // What these files say is noted already, from when they were read first.
    let texts = RawFiles.text(of: raw.files, from: disk)
    return Renderer(
      site: linked.site, library: library, ledgers: raw.ledgers, raw: texts,
      sources: linked.sources, shelf: shelf, downloads: downloads,
      digests: memory.map { _ in Dictionary(digests) { first, _ in first } })
  }

  /// For drafts of pages; or to the end of the process, which then need not take it apart.
  private func keep(_ renderer: Renderer, of linked: Linked, _ library: TemplateLibrary) {
    if options.isLast { Remains.keep(renderer) }
    guard let memory, !memory.isForOthers else { return }
    memory.keep(
      shown: ShownSite(
        site: linked.site, reviser: linked.reviser, renderer: renderer,
        assets: Renderer.assets(of: library)))
  }

  private var noTemplates: Diagnostic {
    Diagnostic(
      .noTemplates, at: SourceLocation(file: project.templates),
      "The templates that come with hig were not found",
      why: "Looked for templates/layout.mustache in \(resources.places.joined(separator: ", ")).",
      remedy: "Keep the program in its own folder, or name a folder with `--templates`.")
  }
}

/// Files that went where they belong, and what was found on the way.
struct Made: Sendable {
  let paths: [String]
  let diagnostics: [Diagnostic]
}

extension Pipeline {
  /// Files that the last site has by this key, or that are made now. What gives findings is made
  /// again each time.
  func made<Problem: Error>(
    _ key: [UInt8]?, _ outlet: Outlet, _ make: () throws(Problem) -> Rendered
  ) throws(Problem) -> Made {
    try kept(key, outlet) { () throws(Problem) in try make().put(outlet) }
  }

  /// The same of files that are handed over one by one, since together they are large.
  func made<Problem: Error>(
    _ key: [UInt8]?, _ outlet: Outlet,
    oneByOne make: (_ put: @escaping (OutputFile) -> Void) throws(Problem) -> Void
  ) throws(Problem) -> Made {
    try kept(key, outlet) { () throws(Problem) in
      var paths: [String] = []
      try make {
        paths.append($0.path)
        outlet.put($0)
      }
      return Made(paths: paths, diagnostics: [])
    }
  }

  private func kept<Problem: Error>(
    _ key: [UInt8]?, _ outlet: Outlet, _ make: () throws(Problem) -> Made
  ) throws(Problem) -> Made {
    if let key, case .files(let paths)? = memory?.product(key), outlet.keep(paths) {
      memory?.keep(.files(paths), as: key)
      return Made(paths: paths, diagnostics: [])
    }
    let made = try make()
    if let key, made.diagnostics.isEmpty { memory?.keep(.files(made.paths), as: key) }
    return made
  }
}

extension Rendered {
  func put(_ outlet: Outlet) -> Made {
    outlet.putAll(files)
    return Made(paths: files.map(\.path), diagnostics: diagnostics)
  }
}
