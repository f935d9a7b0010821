import Bytes
import Diagnostics
import Export
import Files
import Model
import Render
import SearchIndex

extension Pipeline {
  /// All files of the site: pages in parallel, then what belongs to none, data, the index. Nothing
  /// without any template: that alone is reported, and not for each page.
  func render(_ linked: Linked, _ settings: Settings, _ raw: RawRecord) async -> Stage<OutputTree> {
    var found = Findings()
    let loaded = TemplateLibrary.load(templateFolders, files: files)
    found.add(loaded.diagnostics)
    guard !loaded.library.templates.isEmpty || loaded.diagnostics.count(.error) > 0 else {
      found.add([noTemplates])
      return Stage(OutputTree([]), found)
    }
    let site = linked.site
    let key = siteKey(linked, settings)
    lazy var words = memo(key?("words")) { SiteWords(site) }
    let similar = memo(key?("similar")) {
      SimilarLists(SimilarPages.nearest(in: site, words))
    }
    let data = memo(key?("data")) {
      Rendered(files: ExportOrder.siteFiles(of: site))
    }
    let index = found.take(index(of: site, settings, key?("index")) { words })
    let renderer = found.take(
      renderer(of: linked, loaded.library, similar: similar.pages, raw))
    let pages = await pages(of: site, renderer)
    let rest = renderer.siteFiles()
    found.add(pages.flatMap(\.diagnostics) + rest.diagnostics)
    var outputs = zip(site.pages, pages).flatMap { page, rendered in
      rendered.files.map { (file: $0, page: page.document.file as String?) }
    }
    outputs += (rest.files + data.files + index).map { (file: $0, page: nil) }
    return Stage(found.take(tree(of: outputs)), found)
  }

  var templateFolders: [String] { [project.templates, resources.templates].compactMap(\.self) }

  private func renderer(
    of linked: Linked, _ library: TemplateLibrary, similar: [[SimilarPage]], _ raw: RawRecord
  ) -> Stage<Renderer> {
    let own = LocalPictures.read(project.assets, from: files)
    let digests = zip(linked.sources, linked.digests).map { ($0.file, $1) }
    let renderer = Renderer(
      site: linked.site, library: library, ledgers: raw.ledgers,
      raw: RawFiles.text(of: raw.files, from: files), sources: linked.sources, similar: similar,
      pictures: own.pictures,
      digests: memory.map { _ in Dictionary(digests) { first, _ in first } },
      ground: raw.digest ?? [])
    memory?.keep(
      shown: ShownSite(
        site: linked.site, reviser: linked.reviser, renderer: renderer,
        assets: Renderer.assets(of: library)))
    return Stage(renderer, own.diagnostics)
  }

  /// The files of each page; those that depend on nothing that changed are taken as they were.
  private func pages(of site: Site, _ renderer: Renderer) async -> [Rendered] {
    let step = step("Rendering", of: site.pages.count)
    return await Parallel.map(Array(site.pages.indices), jobs: jobs, step: step) { page in
      let views = renderer.views(at: page)
      return memo(views.key) { renderer.files(views) }
    }
  }

  private var noTemplates: Diagnostic {
    Diagnostic(
      .noTemplates, at: SourceLocation(file: project.templates),
      "The templates that come with hig were not found",
      why: "Looked for templates/layout.mustache in \(resources.places.joined(separator: ", ")).",
      remedy: "Keep the program in its own folder, or name a folder with `--templates`.")
  }
}
