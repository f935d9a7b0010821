import Build
import Fetch
import Files
import Glibc
import Publish
import SearchIndex
import Serve
import Web

extension Operations {
  /// The stages themselves; their errors as failures that can be reported.
  static let real = Operations(
    ingest: { await Pipeline($0, files: $1, progress: $2).ingest() },
    build: { await Pipeline($0, files: $1, progress: $2).build() },
    check: { await Pipeline($0, files: $1, progress: $2).check() },
    live: LivePipeline.real,
    watch: { places, files, told in
      guard let watcher = Watcher.start(places, on: files, told: told) else { return nil }
      return { watcher.stop() }
    },
    export: { what in { await Pipeline($0, files: $1, progress: $2).export(what) } },
    fetch: { fetch($0, $1, $2, $3, $4) },
    search: { site, files throws(CommandError) in try index(of: site, files) },
    serve: { folder, port, namesFolders, whenGone throws(CommandError) in
      try serve(folder, port, namesFolders, whenGone)
    },
    clean: { folder, files throws(CommandError) in try clean(folder, files) })
}

extension Operations {
  private static func fetch(
    _ order: FetchOrder, _ seconds: Int, _ project: String, _ files: FileSystem,
    _ progress: Progress
  ) -> FetchReport? {
    var limits = WebFetcher.Limits()
    limits.connections = order.connections
    limits.slowSeconds = seconds
    limits.connectSeconds = Double(seconds)
    let agent = "hig/\(Program.version) (makes a reader's own copy; robots.txt: hig)"
    guard let web = WebFetcher.curl(agent: agent, limits) else { return nil }
    var order = order
    order.time = Double(time(nil))
    return Fetcher(order, into: project, files: files, web: web).run { done, total in
      progress.step("Fetching", done, total)
    }
  }

  private static func index(of site: String, _ files: FileSystem) throws(CommandError) -> Find {
    do throws(SearchError) {
      let search = try SiteSearch(output: site, files: files)
      return { question throws(CommandError) in
        do throws(SearchError) {
          return try search.answer(question)
        } catch {
          throw failure(error, site)
        }
      }
    } catch {
      throw failure(error, site)
    }
  }

  private static func failure(_ error: SearchError, _ site: String) -> CommandError {
    if case .unknownName(let filter, let known) = error {
      return .usage(.unknownName(flag: "--" + filter.facet, filter.name, known), command: "search")
    }
    if case .unreadable(let error) = error {
      return .failure(.search, at: error.path, error.summary, remedy: error.remedy)
    }
    guard case .noIndex = error else { return .failure(.search, at: site, error.text) }
    return .failure(
      .search, at: site, "No search index in this folder",
      remedy: "Run `hig build` first, or name the site's folder with `--output`.")
  }

  private static func serve(
    _ folder: String, _ port: Int, _ namesFolders: Bool, _ whenGone: Gone?
  ) throws(CommandError) -> RunningServer {
    do throws(ServeError) {
      var options = ServeOptions(root: folder, port: UInt16(truncatingIfNeeded: port))
      if whenGone != nil { options.liveScript = ReloadScript.bytes }
      options.namesFolders = namesFolders
      options.whenGone = whenGone
      let server = try Server.start(options)
      return RunningServer(
        port: Int(server.port), announce: { server.announce($0, standing: $1) },
        show: { server.show(drafts: $0) }, stop: server.stop)
    } catch {
      throw .failure(error.diagnostic)
    }
  }

  private static func clean(
    _ folder: String, _ files: FileSystem
  ) throws(CommandError) -> (files: Int, hadRemains: Bool) {
    do throws(PublishError) {
      return try Publisher(files: files).clean(folder)
    } catch {
      throw .failure(error.diagnostic)
    }
  }
}
