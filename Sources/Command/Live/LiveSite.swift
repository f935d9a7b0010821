import Build
import Diagnostics
import Files
import JSON
import Model
import Publish
import Serve

/// Keeps a served site up to date: shows at once what can be shown of a change, builds what
/// depends on it, tells the browsers. One build at a time; what changes meanwhile waits for the
/// next, though its draft does not.
actor LiveSite {
  /// More errors than these are not reported in the browser.
  private static let mostProblems = 20
  /// Of more files than these nothing is shown before the build: it is as fast.
  static let mostDrafts = 50

  private let session: Session
  private let live: LivePipeline
  private let server: RunningServer
  private var pending: Set<String> = []
  /// What the server shows that is not in the folder yet.
  private var shown: [OutputFile] = []
  /// The part of `shown` that was added after the running build started.
  private var newer: [OutputFile] = []
  /// What the last build found: it is not reported again.
  private var told: Set<String>
  private var isBuilding = false
  private var isBroken = false
  /// What changed since the last build without an error.
  private var unbuilt: Set<String> = []

  init(
    _ session: Session, _ live: LivePipeline, _ server: RunningServer, told: [Diagnostic] = []
  ) {
    self.told = Set(told.map(\.identity))
    self.session = session
    self.live = live
    self.server = server
  }

  func change(_ paths: Set<String>) async {
    let paths = isBuilding ? paths : news(among: paths)
    guard !paths.isEmpty else { return }
    pending.formUnion(paths)
    // Below an error is the last site that had none.
    if !isBroken, paths.count <= Self.mostDrafts { showDrafts(of: paths) }
    await build()
  }

  /// A request found no site in the folder. One that came back since is not built again; nor, until
  /// a file changes, one that could not be built.
  func restore(_ folder: String) async {
    let manifest = Path.join(folder, Manifest.name)
    guard !isBuilding, !isBroken, session.environment.files.kind(manifest) == nil else { return }
    pending.insert(folder)
    await build()
  }

  private func build() async {
    guard !isBuilding else { return }
    isBuilding = true
    while !pending.isEmpty {
      unbuilt.formUnion(pending)
      (pending, newer) = ([], [])
      let report = await session.report(
        of: live.build, session.buildOptions, files: unhurriedFiles, known: told)
      told = Set(report.diagnostics.map(\.identity))
      take(report)
    }
    isBuilding = false
  }
}

extension LiveSite {
  /// The disk is not flushed here: that takes seconds where others write too, and after
  /// a power cut the site is built again.
  private var unhurriedFiles: FileSystem {
    var files = session.environment.files
    files.flush = { _ in }
    return files
  }

  /// A build that failed may have read the files and not shown them.
  private func news(among paths: Set<String>) -> Set<String> {
    isBroken ? paths : live.news(session.buildOptions, session.environment.files, paths)
  }

  private func showDrafts(of paths: Set<String>) {
    let drafts = live.draft(session.buildOptions, session.environment.files, paths)
    guard !drafts.isEmpty else { return }
    shown += drafts
    newer += drafts
    server.show(shown)
    let paths = drafts.map(\.path)
    let styles = paths.filter { $0.hasSuffix(".css") }
    if !styles.isEmpty { announce("styles", styles) }
    if styles.count < paths.count { announce("drafts", paths) }
  }

  private func take(_ report: Report) {
    isBroken = report.verdict != .fine
    guard !isBroken else {
      let errors = report.diagnostics.filter { $0.level == .error }
      let problems = errors.prefix(Self.mostProblems).map(Self.problem)
      return server.announce(
        ServedEvent("problems", JSONWriter.text(.array(problems))), true)
    }
    pending = news(among: pending)
    shown = pending.isEmpty ? [] : newer
    server.show(shown)
    // Those of the first screen stand in the pages themselves.
    let isStyle = unbuilt.allSatisfy { $0.hasSuffix(".css") && !$0.contains("/inline/") }
    unbuilt = []
    if isStyle {
      announce("styles", live.styles())
    } else {
      server.announce(ServedEvent("pages"), false)
    }
  }

  private func announce(_ name: String, _ paths: [String]) {
    let paths = JSONValue.array(paths.map { .string($0) })
    server.announce(ServedEvent(name, JSONWriter.text(paths)), false)
  }

  private static func problem(_ error: Diagnostic) -> JSONValue {
    let place = error.location
    let numbers = [place.line, place.column].filter { $0 > 0 }.map { ":\($0)" }.joined()
    return [
      "place": .string(place.file + numbers), "summary": .string(error.summary),
      "why": error.why.map { .string($0) } ?? .null,
      "remedy": error.remedy.map { .string($0) } ?? .null,
    ]
  }
}
