import Build
import JSON

extension Subcommand {
  static let serve = Subcommand(
    "serve", "Build the site and show it on this machine",
    flags: [.port, .open, .still, .raw, .pages, .output, .templates, .baseURL] + Flag.work
      + Flag.talk,
    discussion: [
      "Builds as hig build does, then serves the site to this machine alone, and prints its "
        + "address on standard output. Ctrl-C ends it.",
      "While it runs, it watches what the site is made of. What changes is built again, and "
        + "browsers that show the site follow: pages are loaded anew where they were scrolled to, "
        + "styles are exchanged, an error is shown above the last site that had none.",
    ],
    examples: ["hig serve --open", "hig serve --port 0"]
  ) { session throws(Halt) in
    let bench = session.workshop.bench()
    let report = try await session.report(of: bench.build, session.buildOptions)
    guard report.verdict == .fine else { return report.verdict }
    return try await session.serve(report.published ?? session.siteFolder, bench)
  }
}

extension Session {
  fileprivate func serve(_ folder: String, _ bench: Bench) async throws(Halt) -> Verdict {
    let stopWish = surroundings.listenForStop()
    let isLive = !invocation.isOn(.still)
    let server = try workshop.serve(folder, invocation.number(.port) ?? 0, isLive)
    defer { server.stop() }
    let unwatch = isLive ? watch(for: LiveSite(self, bench, server), bench) : nil
    defer { unwatch?() }
    let address = "http://127.0.0.1:\(server.port)/"
    try print(address + "\n")
    talk.say(
      "hig: serving \(folder); Ctrl-C ends it", ["command": "serve", "serving": .string(address)])
    if invocation.isOn(.open), !surroundings.showInBrowser(address) {
      talk.say(
        "hig: there is no xdg-open here; open \(address) by hand",
        ["command": "serve", "opened": false])
    }
    await stopWish()
    talk.say("hig: stopped", ["command": "serve", "stopped": .string(address)])
    return .fine
  }

  /// What ends it.
  private func watch(for live: LiveSite, _ bench: Bench) -> (@Sendable () -> Void)? {
    let unwatch = workshop.watch(bench.grounds(buildOptions, surroundings.files)) { changed in
      Task { await live.change(changed) }
    }
    if unwatch == nil { talk.say(Self.noWatch, ["command": "serve", "watching": false]) }
    return unwatch
  }

  private static let noWatch =
    "hig: the system has no more watches to give (fs.inotify.max_user_watches): run hig build "
    + "after a change"
}
