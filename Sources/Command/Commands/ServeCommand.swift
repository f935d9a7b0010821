import Build
import JSON

extension Subcommand {
  static let serve = Subcommand(
    "serve", "Build the site and serve it on this machine",
    flags: [.port, .open, .still, .raw, .pages, .output, .templates, .baseURL] + Flag.work
      + Flag.talk,
    discussion: [
      "Builds as hig build does, serves the site to this machine only, and prints its address "
        + "on standard output. Press Ctrl-C to stop.",
      "While it runs, it watches everything that the site is made from. Changes are built at "
        + "once and shown in open browsers: pages reload without losing their place, styles are "
        + "replaced, and an error is shown on top of the last working site. Served links "
        + "point to folders; the files on disk keep the links that hig build writes.",
    ],
    examples: ["hig serve --open", "hig serve --port 0"]
  ) { session throws(CommandError) in
    let live = session.operations.live()
    // Before the first build reads anything: what changes meanwhile waits for the next.
    let (changes, heard) = AsyncStream.makeStream(of: Set<String>.self)
    let unwatch = session.invocation.isOn(.still) ? nil : session.watch(live, heard)
    defer { unwatch?() }
    let report = await session.report(of: live.build, session.buildOptions)
    guard report.verdict == .fine else { return report.verdict }
    return try await session.serve(report, live, changes)
  }
}

extension Flag {
  static let port = Flag(
    "port", letter: "p", .number(0...65535), "Listen on port N; 0 uses any free port",
    standard: "4321")
  static let open = Flag("open", .none, "Open the site in the browser")
  static let still = Flag(
    "no-watch", .none, "Serve the files unchanged: do not watch, add no script to pages")
}

extension Session {
  fileprivate func serve(
    _ report: Report, _ live: LivePipeline, _ changes: AsyncStream<Set<String>>
  ) async throws(CommandError) -> Verdict {
    let folder = report.published ?? siteFolder
    let stopWish = environment.listenForStop()
    let (gone, missed) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let whenGone: Operations.Gone = { missed.yield() }
    let server = try operations.serve(
      folder, invocation.number(.port), live.namesFolders(buildOptions, environment.files),
      invocation.isOn(.still) ? nil : whenGone)
    defer { server.stop() }
    let live = LiveSite(self, live, server, told: report.diagnostics)
    Task { for await changed in changes { Task { await live.change(changed) } } }
    Task { for await _ in gone { await live.restore(folder) } }
    let address = "http://127.0.0.1:\(server.port)/"
    try print(address + "\n")
    console.say(
      "hig: serving \(folder); Ctrl-C to stop", ["command": "serve", "serving": .string(address)])
    if invocation.isOn(.open), !environment.showInBrowser(address) {
      console.say(
        "hig: xdg-open not found; open \(address) yourself",
        ["command": "serve", "opened": false])
    }
    await stopWish()
    console.say("hig: stopped", ["command": "serve", "stopped": .string(address)])
    return .fine
  }

  /// Ends it; nil if the system cannot watch.
  fileprivate func watch(
    _ live: LivePipeline, _ heard: AsyncStream<Set<String>>.Continuation
  ) -> (@Sendable () -> Void)? {
    let files = environment.files
    let unwatch = operations.watch(live.watched(buildOptions, files), files) { changed in
      heard.yield(changed)
    }
    if unwatch == nil { console.say(Self.noWatch, ["command": "serve", "watching": false]) }
    return unwatch
  }

  private static let noWatch =
    "hig: cannot watch for changes: fs.inotify.max_user_watches is used up; run hig build "
    + "after each change"
}
