import Bytes
import Diagnostics
import Files
import Model
import Render
import SearchIndex

extension Pipeline {
  /// Of pages and settings, for what is made of them all; nil if there is no memo.
  func siteKeys(
    _ linked: Linked, _ settings: Settings
  ) -> (@Sendable (_ what: String) -> [UInt8])? {
    guard memory != nil else { return nil }
    var print = Fingerprint()
    print.add(settings.bytes)
    print.add(all: options.settings.sorted { $0.key < $1.key }) {
      $0.add($1.key)
      $0.add($1.value)
    }
    print.add(all: linked.digests) { $0.add($1) }
    let site = print.digest
    return { what in
      var print = Fingerprint()
      print.add(what)
      print.add(site)
      return print.digest
    }
  }

  /// The search index of a site, of its words with the project’s synonyms: the paths of its files.
  func index(
    of site: Site, _ settings: Settings, _ siteKey: [UInt8]?, _ words: Once<SiteWords>,
    to outlet: Outlet
  ) -> Stage<[String]> {
    var found = Findings()
    let own = found.take(SynonymsReader.read(project.synonyms, from: files))
    let synonyms = settings.defaults.completing(own, for: settings.site)
    let module = found.take(browserSearch())
    let key = siteKey.map { Self.indexKey($0, synonyms, module) }
    do throws(SearchError) {
      let index = try made(
        key, outlet,
        oneByOne: { put throws(SearchError) in
          try IndexWriter.write(words.value, synonyms: synonyms, module: module, to: put)
        })
      return Stage(index.paths, found)
    } catch {
      let place = SourceLocation(file: "search")
      found.add([Diagnostic(.searchIndex, at: place, error.text)])
      return Stage([], found)
    }
  }

  /// Of the site, its synonyms, and the browser’s search.
  private static func indexKey(
    _ siteKey: [UInt8], _ synonyms: Synonyms, _ module: [UInt8]?
  ) -> [UInt8] {
    var print = Fingerprint()
    print.add(siteKey)
    print.add(all: synonyms.groups) { print, group in
      print.add(group.target)
      print.add(all: group.words) { $0.add($1) }
    }
    print.add(module == nil ? 0 : 1)
    print.add(module ?? [])
    return print.digest
  }

  /// The search for the browser, if it was built.
  private func browserSearch() -> Stage<[UInt8]?> {
    if let path = resources.searchModule, let module = try? files.read(path, FileLimit.siteFile) {
      return Stage(module)
    }
    let missing = Diagnostic(
      .searchModule, at: SourceLocation(file: "search/start.js"),
      "The site has no search: its WebAssembly module was not built",
      remedy: "Run `make wasm`, then build again.")
    return Stage(nil, [missing])
  }
}
