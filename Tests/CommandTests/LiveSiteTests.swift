import Build
import Diagnostics
import Files
import Model
import Publish
import Serve
import Synchronization
import Testing

@testable import Command

/// `hig serve` keeps the site up to date: what it shows, builds and tells, in which order.
@Suite struct LiveSiteTests {
  /// What happened, a word each; and who waits for the next change.
  private final class Stage: Sendable {
    private let told = Mutex<Watcher.Told?>(nil)
    let missing = Mutex<Operations.Gone?>(nil)
    /// What is in the folder.
    let files = FileSystem.memory()
    private let reports: Mutex<[Report]>
    let seen = Mutex<[String]>([])
    /// Whether builds ask the disk to have all.
    let flushes: Bool
    /// What the last build left as it is.
    let known = Mutex<Set<String>>([])
    /// What changes while the next build is at work.
    let duringBuild = Mutex<Set<String>>([])

    init(_ reports: [Report], flushes: Bool = false) {
      self.reports = Mutex(reports)
      self.flushes = flushes
    }

    func note(_ word: String) { seen.withLock { $0.append(word) } }
    func listen(_ told: @escaping Watcher.Told) { self.told.withLock { $0 = told } }
    /// A browser asks, and there is no site.
    func miss() { missing.withLock { $0 }?() }
    func change(_ paths: Set<String>) { told.withLock { $0 }?(paths) }

    func build() async -> Report {
      note("build")
      let changed = duringBuild.withLock { changed in
        defer { changed = [] }
        return changed
      }
      if !changed.isEmpty {
        change(changed)
        // The actor takes the change while the build is at work.
        while seen.withLock({ $0.last?.hasPrefix("drafts") }) != true {
          await Task.yield()
        }
      }
      return reports.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    }

    /// Everything up to a word, as soon as that came so often.
    func upTo(_ word: String, times: Int = 1) async -> [String] {
      for _ in 0..<2000 {
        let seen = seen.withLock { $0 }
        if seen.count(where: { $0.hasPrefix(word) }) >= times { return seen }
        try? await Task.sleep(for: .milliseconds(5))
      }
      return seen.withLock { $0 }
    }
  }

  /// Starts `hig serve`, the first build of which is fine; then files change.
  private func serve(
    _ stage: Stage, drafts: [OutputFile] = [], _ arguments: String..., change: Set<String>
  ) async -> Trial.Outcome {
    var trial = Trial()
    trial.files = stage.files
    trial.files.flush = { stage.note("flush " + $0) }
    trial.files.within = { [files = trial.files] _ in files }
    trial.operations.live = {
      LivePipeline(
        build: { _, files, _ in
          if stage.flushes { try? files.flush("disk") }
          return await stage.build()
        }, draft: { _, _, _ in drafts },
        news: { _, _, changed in stage.known.withLock { changed.subtracting($0) } },
        styles: { ["assets/site.0123456789.css"] }, watched: { _, _ in ["content"] })
    }
    trial.operations.serve = { _, port, _, whenGone throws(CommandError) in
      stage.missing.withLock { $0 = whenGone }
      return RunningServer(
        port: port,
        announce: { event, standing in
          stage.note(event.name + (event.data.isEmpty ? "" : " " + event.data))
          if standing { stage.note("standing") }
        },
        show: { stage.note("show " + $0.map(\.path).joined(separator: ",")) }, stop: {})
    }
    trial.operations.watch = { places, _, told in
      stage.note("watch " + places.joined(separator: ","))
      stage.listen(told)
      stage.change(change)
      return {}
    }
    return await trial.run(["serve"] + arguments)
  }

  @Test func aChangeIsBuiltAndTold() async {
    let stage = Stage([Report()])
    _ = await serve(stage, change: ["content/site.yaml"])
    #expect(
      await stage.upTo("pages") == ["watch content", "build", "build", "show ", "pages"])
  }

  @Test func nobodyWaitsForTheDiskButAtTheStart() async {
    let stage = Stage([Report()], flushes: true)
    _ = await serve(stage, change: ["content/site.yaml"])
    #expect(
      await stage.upTo("pages") == [
        "watch content", "flush disk", "build", "build", "show ", "pages",
      ])
  }

  @Test func whatCanBeShownAtOnceIs() async {
    let stage = Stage([Report()])
    let draft = OutputFile("boxes/index.html", "new")
    _ = await serve(stage, drafts: [draft], change: ["content/pages/current/boxes.md"])
    #expect(
      await stage.upTo("pages") == [
        "watch content", "build", "show boxes/index.html", #"drafts ["boxes/index.html"]"#, "build",
        "show ", "pages",
      ])
  }

  @Test func stylesAloneAreExchanged() async {
    let stage = Stage([Report()])
    let draft = OutputFile("assets/site.9876543210.css", "new")
    _ = await serve(stage, drafts: [draft], change: ["templates/assets/css/20-base.css"])
    #expect(
      await stage.upTo("styles", times: 2).dropFirst(2) == [
        "show assets/site.9876543210.css", "styles [\"assets/site.9876543210.css\"]", "build",
        "show ", "styles [\"assets/site.0123456789.css\"]",
      ])
  }

  /// What could not be built before is in this build too, and no exchange of styles shows it.
  @Test func stylesAfterAnErrorAreNotAlone() async {
    let stage = Stage([Report(), .of([.error]), Report()])
    _ = await serve(stage, change: ["content/pages/current/boxes.md"])
    _ = await stage.upTo("standing")
    stage.change(["templates/assets/css/20-base.css"])
    #expect(await stage.upTo("show").contains { $0.hasPrefix("styles") } == false)
    #expect(await stage.upTo("pages").suffix(3) == ["build", "show ", "pages"])
  }

  @Test func ofManyFilesNothingIsShownBeforeTheBuild() async {
    let stage = Stage([Report()])
    let paths = Set((0...LiveSite.mostDrafts).map { "content/pages/current/\($0).md" })
    _ = await serve(stage, drafts: [OutputFile("0/index.html", "new")], change: paths)
    #expect(
      await stage.upTo("pages") == ["watch content", "build", "build", "show ", "pages"])
  }

  @Test func anErrorIsToldAndStands() async {
    let stage = Stage([Report(), .of([.error, .warning])])
    _ = await serve(stage, change: ["content/raw/boxes.md"])
    let seen = await stage.upTo("standing")
    let problem =
      #"{"place":"content/raw/boxes.md:3:7","summary":"something is odd","#
      + #""why":"It matters.","remedy":"Mend it."}"#
    #expect(seen.suffix(2) == ["problems [\(problem)]", "standing"])
    #expect(!seen.contains("show "))
  }

  @Test func whatChangesDuringABuildIsBuiltNext() async {
    let stage = Stage([Report()])
    let draft = OutputFile("boxes/index.html", "new")
    let path: Set = ["content/pages/current/boxes.md"]
    _ = await serve(stage, drafts: [draft], change: path)
    let first = await stage.upTo("pages")
    #expect(first.count(where: { $0 == "build" }) == 2)
    stage.duringBuild.withLock { $0 = ["content/pages/current/lids.md"] }
    stage.change(path)
    let seen = await stage.upTo("pages", times: 3).dropFirst(first.count)
    let told = #"drafts ["boxes/index.html"]"#
    // Its draft stays until the build after next has put it into the folder.
    #expect(
      Array(seen) == [
        "show boxes/index.html", told, "build", "show boxes/index.html,boxes/index.html", told,
        "show boxes/index.html", "pages", "build", "show ", "pages",
      ])
  }

  /// A build writes the page of a raw file, and the watcher tells of it.
  @Test func whatABuildWroteItselfIsNotBuiltAgain() async {
    let stage = Stage([Report()])
    let page: Set = ["content/pages/current/boxes.md"]
    _ = await serve(
      stage, drafts: [OutputFile("boxes/index.html", "new")], change: ["content/raw/boxes.md"])
    let first = await stage.upTo("pages")
    stage.known.withLock { $0 = page }
    stage.duringBuild.withLock { $0 = page }
    stage.change(["content/raw/boxes.md"])
    _ = await stage.upTo("pages", times: 2)
    // Too late to come during the build.
    stage.change(page)
    stage.change(["content/raw/lids.md"])
    let seen = await stage.upTo("pages", times: 3).dropFirst(first.count)
    #expect(seen.count { $0 == "build" } == 2)
    // Nor does its draft stand above what was built.
    #expect(seen.filter { $0.hasPrefix("show") || $0 == "pages" }.dropFirst(2).first == "show ")
  }

  /// Of an error nobody knows what it left.
  @Test func afterAnErrorEverythingIsBuilt() async {
    let stage = Stage([Report(), .of([.error]), Report()])
    let page: Set = ["content/pages/current/boxes.md"]
    _ = await serve(stage, change: page)
    _ = await stage.upTo("standing")
    stage.known.withLock { $0 = page }
    stage.change(page)
    #expect(await stage.upTo("pages").suffix(3) == ["build", "show ", "pages"])
  }

  @Test func aSiteThatIsGoneIsBuiltAgainOnce() async throws {
    let stage = Stage([Report()])
    let manifest = Path.join("public", Manifest.name)
    _ = await serve(stage, change: [])
    for round in 1...2 {
      if round > 1 { try stage.files.remove(manifest) }
      stage.miss()
      _ = await stage.upTo("pages", times: 2 * round - 1)
      // Who asked while it was built finds it there.
      try stage.files.write(manifest, [])
      for _ in 0..<3 { stage.miss() }
      stage.change(["content/site.yaml"])
      _ = await stage.upTo("pages", times: 2 * round)
    }
    let seen = stage.seen.withLock { $0 }
    #expect(seen.dropFirst(2).prefix(3) == ["build", "show ", "pages"])
    #expect(seen.count { $0 == "build" } == 5)
  }

  @Test func aSiteThatCannotBeBuiltIsTriedOnce() async {
    let stage = Stage([Report(), .of([.error]), Report()])
    _ = await serve(stage, change: [])
    stage.miss()
    _ = await stage.upTo("standing")
    for _ in 0..<20 {
      stage.miss()
      await Task.yield()
    }
    try? await Task.sleep(for: .milliseconds(50))
    #expect(stage.seen.withLock { $0.count { $0 == "build" } } == 2)
    // A style mends it: a page that waits needs more than that.
    stage.change(["templates/assets/css/20-base.css"])
    #expect(await stage.upTo("pages").suffix(3) == ["build", "show ", "pages"])
  }

  @Test func withoutWatchingNothingIsWatched() async {
    let stage = Stage([Report()])
    let outcome = await serve(stage, "--no-watch", change: ["content/site.yaml"])
    #expect(outcome.verdict == .fine)
    #expect(stage.seen.withLock { $0 } == ["build"])
    #expect(stage.missing.withLock { $0 == nil })
  }
}
