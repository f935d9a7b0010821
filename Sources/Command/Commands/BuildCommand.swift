import Build

extension Subcommand {
  static let build = Subcommand(
    "build", "Turn raw files and pages into a site",
    flags: [.raw, .pages, .output, .templates, .baseURL, .release] + Flag.work + Flag.talk,
    discussion: [
      "The new site is made beside the old one and takes its place in one step. If an error is "
        + "found in the content, the old site stays as it was.",
      "Raw files of the project become pages in content/pages first, as hig ingest does it. With "
        + "--raw alone, the site is made of those raw files and the project's pages stay as they "
        + "are; with --pages alone, of those pages.",
      "With --release, name.br and name.gz stand beside each file that gets smaller by it. That "
        + "takes its time; what did not change is taken over from the last release.",
      "The site opens by double click: every link works without a server.",
    ],
    examples: ["hig build", "hig build --raw ~/scrapes --output /tmp/site", "hig build --release"]
  ) { session throws(CommandError) in
    var options = session.buildOptions
    options.keepsCache = true
    return try await session.report(of: session.operations.build, options).verdict
  }
}
