import Build
import JSON

extension Subcommand {
  static let serve = Subcommand(
    "serve", "Build the site and show it on this machine",
    flags: [.port, .open, .raw, .pages, .output, .templates, .baseURL] + Flag.work + Flag.talk,
    discussion: [
      "Builds as hig build does, then serves the site to this machine alone, and prints its "
        + "address on standard output. Ctrl-C ends it."
    ],
    examples: ["hig serve --open", "hig serve --port 0"]
  ) { session throws(Halt) in
    let report = try await session.report(of: session.workshop.build, session.buildOptions)
    guard report.verdict == .fine else { return report.verdict }
    return try await session.serve(report.published ?? session.siteFolder)
  }
}

extension Session {
  fileprivate func serve(_ folder: String) async throws(Halt) -> Verdict {
    let stopWish = surroundings.listenForStop()
    let server = try workshop.serve(folder, invocation.number(.port) ?? 0)
    defer { server.stop() }
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
}
