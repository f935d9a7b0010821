import Diagnostics
import Export
import Files
import Model
import Publish
import Render
import SearchIndex

extension Run {
  /// All files of the site: pages in parallel, then what belongs to none, data, the index.
  mutating func render(_ work: Workpiece) async -> OutputTree {
    let whole = whole(work)
    guard let renderer = renderer(work, whole) else { return OutputTree([]) }
    let pages = await pages(of: work.site, renderer)
    let rest = renderer.siteFiles()
    add(pages.flatMap(\.diagnostics) + rest.diagnostics)
    var outputs = zip(work.site.pages, pages).flatMap { page, rendered in
      rendered.files.map { (file: $0, page: page.document.file as String?) }
    }
    let common = rest.files + whole.data + searchFiles(work.site, whole)
    outputs += common.map { (file: $0, page: nil) }
    return tree(of: outputs)
  }

  /// Puts the tree in place of the last site, unless an error stands in the way.
  mutating func publish(_ tree: OutputTree) {
    guard !report.failed else { return }
    do throws(PublishError) {
      let packing = project.options.release ? Packing.methods : nil
      let outcome = try Publisher(files: files).publish(tree, to: project.output, packing: packing)
      addAfterwards(outcome.notes)
      count("file", tree.files.count)
      published(outcome.folder)
    } catch {
      fail(error.diagnostic)
    }
  }
}

extension Run {
  /// The files of each page; those that depend on nothing that changed are taken as they were.
  private func pages(of site: Site, _ renderer: Renderer) async -> [Rendered] {
    let known = memory?.rendered ?? [:]
    let rendered = await Parallel.map(
      Array(site.pages.indices), jobs: jobs, step: step("Rendering", of: site.pages.count)
    ) { page -> (print: [UInt8]?, files: Rendered) in
      let views = renderer.views(at: page)
      let old = views.key.flatMap { known[$0] } ?? cachedPage(views.key)
      return (views.key, old ?? renderer.files(views))
    }
    memory?.keep(rendered)
    cache(rendered)
    return rendered.map(\.files)
  }

  private func whole(_ work: Workpiece) -> WholeSite {
    if let known = memory?.whole(work.site.settings, work.digests) { return known }
    let whole = cachedWhole(work) ?? newWhole(work)
    memory?.keep(whole)
    return whole
  }

  private func newWhole(_ work: Workpiece) -> WholeSite {
    let words = SiteWords(work.site)
    let whole = WholeSite(
      settings: work.site.settings, digests: work.digests, words: words,
      similar: SimilarPages.nearest(in: work.site, words),
      data: ExportOrder.siteFiles(of: work.site))
    cache?.keep(whole.data + [SimilarFile.file(whole.similar)], as: siteKey(work.digests))
    return whole
  }

  /// The words are counted again if the index asks for them.
  private func cachedWhole(_ work: Workpiece) -> WholeSite? {
    guard let files = cache?.files(siteKey(work.digests)), let last = files.last,
      let similar = SimilarFile.read(last.bytes)
    else { return nil }
    return WholeSite(
      settings: work.site.settings, digests: work.digests, words: nil, similar: similar,
      data: Array(files.dropLast()))
  }

  /// nil without any template: that alone is told, and not for each page.
  private mutating func renderer(_ work: Workpiece, _ whole: WholeSite) -> Renderer? {
    let folders = [project.templates, resources.templates].compactMap { $0 }
    let loaded = TemplateLibrary.load(folders, files: files)
    add(loaded.diagnostics)
    guard !loaded.library.templates.isEmpty || loaded.diagnostics.count(.error) > 0 else {
      add([noTemplates])
      return nil
    }
    let own = LocalPictures.read(project.assets, from: files)
    add(own.diagnostics)
    let digests = zip(work.sources, work.digests).map { ($0.file, $1) }
    let renderer = Renderer(
      site: work.site, library: loaded.library, ledgers: report.ledgers,
      raw: RawFiles.text(of: rawFiles, from: files), sources: work.sources,
      similar: whole.similar, pictures: own.pictures,
      digests: remembers ? Dictionary(digests) { first, _ in first } : nil, ground: ground)
    memory?.keep(
      ShownSite(
        site: work.site, reviser: work.reviser, renderer: renderer,
        assets: Renderer.assets(of: loaded.library)))
    return renderer
  }

  private mutating func searchFiles(_ site: Site, _ whole: WholeSite) -> [OutputFile] {
    let (own, findings) = SynonymsReader.read(project.synonyms, from: files)
    add(findings)
    let synonyms = defaults.completing(own, for: site.settings)
    let module = browserSearch()
    if let known = memory?.index, known.digests == whole.digests, known.synonyms == synonyms,
      known.settings == whole.settings, known.module == module
    {
      return known.files
    }
    if let cache, let known = cache.files(indexKey(whole, synonyms, module)) { return known }
    do throws(SearchError) {
      let words = whole.words ?? SiteWords(site)
      let files = try IndexWriter.files(for: words, synonyms: synonyms, module: module)
      cache?.keep(files, as: indexKey(whole, synonyms, module))
      memory?.keep(
        KnownIndex(
          digests: whole.digests, settings: whole.settings, synonyms: synonyms, module: module,
          files: files))
      return files
    } catch {
      let place = SourceLocation(file: "search")
      add([Diagnostic(.searchIndex, at: place, error.text)])
      return []
    }
  }

  /// The search for the browser, if it was built.
  private mutating func browserSearch() -> [UInt8]? {
    guard let path = resources.searchModule,
      let module = try? files.read(path, FileLimit.siteFile)
    else {
      add([noBrowserSearch])
      return nil
    }
    return module
  }

  private var noTemplates: Diagnostic {
    Diagnostic(
      .noTemplates, at: SourceLocation(file: project.templates),
      "the templates that come with hig were not found",
      why: "Looked for templates/layout.mustache in \(resources.places.joined(separator: ", ")).",
      remedy: "Keep the program in the folder it came in, or name templates with --templates.")
  }

  private var noBrowserSearch: Diagnostic {
    Diagnostic(
      .searchModule, at: SourceLocation(file: "search/start.js"),
      "the site has no search in the browser: its WebAssembly module was not built",
      remedy: "Run make wasm, then build again.")
  }

  /// Two outputs that claim one path would hide one another: an error, not a silent choice.
  private mutating func tree(of outputs: [(file: OutputFile, page: String?)]) -> OutputTree {
    var seen: [String: String?] = [:]
    var small: [String: String] = [:]
    var found: [Diagnostic] = []
    for (file, page) in outputs {
      if let other = seen.updateValue(page, forKey: file.path) {
        found.append(collision(of: file.path, [other, page].compactMap { $0 }))
      } else if let other = small.updateValue(file.path, forKey: file.path.lowercased()) {
        found.append(likeness(of: file.path, other, page))
      }
    }
    add(found)
    return OutputTree(outputs.map(\.file))
  }

  private func likeness(of path: String, _ other: String, _ page: String?) -> Diagnostic {
    Diagnostic(
      .alikeOutputs, at: SourceLocation(file: page ?? path),
      "its output \(path) differs from \(other) in capitals only",
      why: "Where file names have no capitals, one would hide the other.",
      remedy: "Give the page another slug.")
  }

  private func collision(of path: String, _ pages: [String]) -> Diagnostic {
    let others = pages.dropFirst().map { "of the page \($0)" } + ["of hig’s own"]
    return Diagnostic(
      .duplicateOutput, at: SourceLocation(file: pages.first ?? path),
      "its output \(path) is also one \(others.first ?? "")",
      why: "One would hide the other.",
      remedy: "Give the page another slug, or remove it.")
  }
}
