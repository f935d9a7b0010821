import Build

extension Subcommand {
  static let build = Subcommand(
    "build", "Turn raw files and pages into a site",
    flags: [.raw, .pages, .output, .templates, .baseURL, .release] + Flag.work + Flag.talk,
    discussion: [
      "Builds the new site beside the old one and then replaces it in one step. If the content "
        + "has an error, the old site is left unchanged.",
      "Turns the project's raw files into pages in content/pages first, as hig ingest does. "
        + "With --raw alone, builds the site from those raw files and leaves the project's pages "
        + "unchanged; with --pages alone, from those pages.",
      "With --release, also writes NAME.br and NAME.gz for each file that compression makes "
        + "smaller. This takes longer; unchanged files are reused from the last release.",
      "The site opens with a double click: every link works without a server.",
    ],
    examples: ["hig build", "hig build --raw ~/scrapes --output /tmp/site", "hig build --release"]
  ) { session throws(CommandError) in
    var options = session.buildOptions
    options.keepsCache = true
    return try await session.report(of: session.operations.build, options).verdict
  }
}
