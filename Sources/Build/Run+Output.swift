import Diagnostics
import Files
import Model
import Publish
import Render
import SearchIndex

extension Run {
  /// All files of the site: pages in parallel, then what belongs to no single page, then the index.
  mutating func render(_ work: Workpiece) async -> OutputTree {
    let renderer = renderer(work)
    let count = work.site.pages.count
    let pages = await Parallel.map(
      Array(0..<count), jobs: jobs, step: step("Rendering", of: count)
    ) { renderer.pageFiles(at: $0) }
    let rest = renderer.siteFiles()
    add(pages.flatMap(\.diagnostics) + rest.diagnostics)
    return tree(of: pages.flatMap(\.files) + rest.files + searchFiles(work.site))
  }

  /// Puts the tree in place of the last site, unless an error stands in the way.
  mutating func publish(_ tree: OutputTree) {
    guard !report.failed else { return }
    do throws(PublishError) {
      let outcome = try Publisher(files: files).publish(tree, to: project.output)
      add(outcome.notes)
      count("file", tree.files.count)
      published(outcome.folder)
    } catch {
      fail(error.diagnostic)
    }
  }
}

extension Run {
  private mutating func renderer(_ work: Workpiece) -> Renderer {
    let folders = [project.templates, resources.templates].compactMap { $0 }
    let loaded = TemplateLibrary.load(folders, files: files)
    add(loaded.diagnostics)
    return Renderer(
      site: work.site, library: loaded.library, ledgers: report.ledgers, sources: work.sources)
  }

  private mutating func searchFiles(_ site: Site) -> [OutputFile] {
    do throws(SearchError) {
      return try IndexWriter.files(for: site) + browserSearch()
    } catch {
      let place = SourceLocation(file: "search")
      add([Diagnostic("search-index", .error, at: place, error.text)])
      return []
    }
  }

  /// The search for the browser, if it was built.
  private mutating func browserSearch() throws(SearchError) -> [OutputFile] {
    guard let path = resources.searchModule, let module = try? files.read(path) else {
      add([noBrowserSearch])
      return []
    }
    return [try IndexWriter.wasmFile(module)]
  }

  private var noBrowserSearch: Diagnostic {
    Diagnostic(
      "search-module", .warning, at: SourceLocation(file: "search/core.js"),
      "the site has no search in the browser: its WebAssembly module was not built",
      remedy: "Run make wasm, then build again.")
  }

  /// Two outputs that claim one path would hide one another: an error, not a silent choice.
  private mutating func tree(of files: [OutputFile]) -> OutputTree {
    var seen: Set<String> = []
    for file in files where !seen.insert(file.path).inserted {
      let place = SourceLocation(file: file.path)
      add([Diagnostic("duplicate-output", .error, at: place, "two outputs have this path")])
    }
    return OutputTree(files)
  }
}
