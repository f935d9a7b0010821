import Checks
import Diagnostics
import Files
import Model
import SearchIndex

extension Pipeline {
  /// The golden queries of a file.
  func queries(in file: String) -> Stage<[GoldenQuery]> {
    if let problem = noFile(file) { return .failed([], problem) }
    do throws(FileError) {
      let read = GoldenQueryReader.read(try files.read(file, FileLimit.queries), file: file)
      return Stage(read.queries, read.diagnostics)
    } catch {
      return .failed([], error.diagnostic)
    }
  }

  /// Asks the index of a site that was just made what its golden queries ask.
  func ask(_ queries: [GoldenQuery], of site: Site, _ tree: OutputTree) -> Stage<Void> {
    var found = Findings()
    guard !tree.files.isEmpty else { return Stage(found) }
    found.count("query", queries.count)
    do throws(SearchError) {
      found.add(try Self.findings(queries, site, tree))
    } catch {
      found.add([Diagnostic(.searchIndex, at: SourceLocation(file: "search"), error.text)])
    }
    return Stage(found)
  }

  private func noFile(_ path: String) -> Diagnostic? {
    let kind = files.kind(path)
    guard kind == nil || kind == .folder else { return nil }
    let summary = kind == nil ? "No such file" : "Is a folder, expected a file"
    return Diagnostic(
      .file, at: SourceLocation(file: path), summary,
      remedy: "Name a file of golden queries, or leave out `--queries`.")
  }

  private static func findings(
    _ queries: [GoldenQuery], _ site: Site, _ tree: OutputTree
  ) throws(SearchError) -> [Diagnostic] {
    let shelf = FileSystem.memory(
      Dictionary(tree.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first }))
    let search = try SiteSearch(output: ".", files: shelf)
    var problem: SearchError?
    func results(_ query: String, _ limit: Int) -> [SearchResult] {
      do throws(SearchError) {
        return try search.results(for: query, limit: limit)
      } catch {
        problem = error
        return []
      }
    }
    let check = GoldenQueryCheck(
      known: site.goals, answer: { results($0, 1).first?.excerpt.answerText ?? "" },
      find: { query, limit in
        results(query, limit).map {
          GoldenQuery.Goal(slug: $0.slug, anchor: $0.anchor, edition: $0.edition)
        }
      })
    let findings = check.findings(queries)
    if let problem { throw problem }
    return findings
  }
}

extension Site {
  /// All that can be found.
  fileprivate var goals: [GoldenQuery.Goal] {
    pages.flatMap { page in
      let front = page.document.frontMatter
      return ([""] + page.document.sections.map(\.anchor).filter { !$0.isEmpty }).map {
        GoldenQuery.Goal(slug: front.slug.text, anchor: $0, edition: front.edition.text)
      }
    }
  }
}
