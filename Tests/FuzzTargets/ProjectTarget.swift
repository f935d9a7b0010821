import Diagnostics
import Files
import Model
import TestSupport

@testable import Build

extension FuzzTarget {
  /// Front matter and names of a project's files: the first byte says what is run, the others are
  /// the files. Nothing is read and nothing is changed but what belongs to the project.
  static let project = FuzzTarget(name: "project") {
    projects.enumerated().map { [UInt8($0)] + Array($1.utf8) }
  } run: { bytes in
    ProjectRun(bytes).fault
  }
}

/// A project in memory, built.
struct ProjectRun {
  private let given: [String: [UInt8]]
  private let watched: WatchedFiles
  private let isDone: Bool

  init(_ bytes: [UInt8]) {
    let (choice, given) = (bytes.first ?? 0, ProjectBytes.files(bytes.dropFirst()))
    let watched = WatchedFiles(
      Self.whole(given), read: [Self.folder, "/hig"], written: Self.writable,
      program: "/hig/bin/hig")
    self.given = given
    self.watched = watched
    isDone = OwnThread.run { await Self.work(choice, watched.files) } != nil
  }

  var fault: String? { isDone ? watched.fault ?? lost : "it never ends" }

  var isPublished: Bool {
    watched.files.kind(Path.join(Self.folder, "public/build-manifest.json")) == .file
  }

  /// What is not ours to write is as it was.
  private var lost: String? {
    let kept = given.keys.filter { !$0.hasPrefix("content/pages/") }.sorted()
    return kept.first { (try? watched.files.read(Path.join(Self.folder, $0))) != given[$0] }
      .map { "\($0) is lost" }
  }
}

extension ProjectRun {
  private static let folder = "/project"

  private static let writable = [
    "content/pages", "public", ".public.stage", ".public.lock", ".cache",
  ].map { Path.join(folder, $0) }

  private static func work(_ choice: UInt8, _ files: FileSystem) async {
    var options = BuildOptions(project: folder)
    options.jobs = 1
    options.keepsCache = true
    options.force = choice & 1 != 0
    options.strictness = choice & 8 != 0 ? .strict : .usual
    let pipeline = Pipeline(options, files: files, web: { nil })
    _ = await pipeline.build()
    // The second finds pages, a cache and a site.
    if choice & 2 != 0 { _ = await pipeline.build() }
    if choice & 4 != 0 { _ = await pipeline.export(.whole(.epub)) }
  }

  /// With the least that comes with hig.
  private static func whole(_ given: [String: [UInt8]]) -> [String: [UInt8]] {
    var all = Dictionary(uniqueKeysWithValues: given.map { (Path.join(folder, $0), $1) })
    for name in templates {
      all["/hig/templates/\(name).mustache"] = Array("<h1>{{title}}</h1>\n".utf8)
    }
    all["/hig/.build-wasm/search.wasm"] = [0]
    all["/hig/bin/hig"] = [1]
    return all
  }

  private static let templates = [
    "layout", "home", "page", "group", "search", "not-found", "audit", "audit-page", "a-z",
    "changes", "editions", "guidelines", "platform", "platforms", "pictures", "picture", "print",
    "symbols", "tables",
  ]
}

extension FuzzTarget {
  private static let projects = [
    """
    =o cups.md
    title: "Cups"
    slug: cups
    url: "https://developer.apple.com/design/human-interface-guidelines/cups"
    edition: current
    abstract: "A cup has one handle."
    section: "Kitchen"
    platforms: [iOS]
    updated: "2025-06-09"
    aliases: [mugs, "tea-cups"]

    # Cups

    See [mugs](/design/human-interface-guidelines/mugs#Handles) and ![a cup](cup.svg).
    =a cup.svg
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>
    =s
    title: Kitchen
    base-url: https://example.com/
    navigation:
    - {title: Search, pages: [cups, mugs]}
    """,
    """
    =o mugs.md
    title: "Mugs"
    slug: mugs
    edition: "ios-2014"

    # Mugs

    | Name | Size (pt) |
    | ---- | --------- |
    | Red  | 44        |
    =o plates.md
    title: "Plates"
    slug: plates
    edition: "../../mugs"
    section: "search"

    # Plates
    """,
    """
    =p current/search.md
    ---
    title: Search
    slug: search
    url: "https://developer.apple.com/design/human-interface-guidelines/search"
    edition: current
    aliases: [a-z, print]
    section: Audit
    ---

    # Search

    ## Change log

    | Date | Changes |
    |------|---------|
    | June 9, 2025 | Added. |
    =p print/a.md
    ---
    title: Print
    slug: print
    url: ""
    ---

    # Print
    =w
    cup: [mug, "tea cup"]
    =t page.mustache
    {{title}}{{#page}}{{title}}{{/page}}
    """,
    """
    =r a/b.md
    ---
    title: Bowls
    source: https://developer.apple.com/design/human-interface-guidelines/bowls
    ---

    # Bowls

    A bowl has no handle.
    =r c.txt
    Bowls
    =o d.md
    title: "Bowls"
    slug: bowls
    edition: "/bowls"
    """,
  ]
}
