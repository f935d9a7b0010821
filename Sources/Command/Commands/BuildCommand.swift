import Build
import Model

extension Subcommand {
  static let build = Subcommand(
    "build", "Turn raw files and pages into a site",
    flags: [.raw, .pages, .output, .templates, .baseURL, .release, .host, .with, .memory]
      + Flag.work + Flag.talk,
    discussion: [
      "Builds the new site beside the old one and then replaces it in one step. If the content "
        + "has an error, the old site is left unchanged.",
      "Turns the project's raw files into pages in content/pages first, as hig ingest does. "
        + "--raw alone builds from those raw files and leaves content/pages unchanged. --pages "
        + "alone builds from those pages and reads no raw files. With both, the raw files are "
        + "ingested into those pages.",
      "With --release, also writes NAME.br and NAME.gz for each file that compression makes "
        + "smaller. This takes longer; unchanged files are reused from the last release.",
      "--for nginx and --for caddy write a configuration file beside the site, such as "
        + "public.nginx.conf. --for netlify and --for github-pages add a file to the site. Files "
        + "that you changed are left unchanged.",
      "--with adds an EPUB or a docset of all pages to the page “Downloads”.",
      "Without a base address, the site opens with a double click. With one, links point to "
        + "folders and need a server; set `addresses` to change that.",
    ],
    examples: [
      "hig build", "hig build --raw ~/scrapes --output /tmp/site",
      "hig build --release --for nginx --base-url https://example.org/hig/",
      "hig build --with epub,docset",
    ]
  ) { session throws(CommandError) in
    var options = session.buildOptions
    options.keepsCache = true
    options.isLast = true
    return await session.report(of: session.operations.build, options).verdict
  }
}

extension Flag {
  static let release = Flag(
    "release", .none, "Also compress files with brotli and gzip, for servers that send those",
    inherits: false
  ) { options, _ in options.release = true }
  static let with = Flag(
    "with", .some(wholes),
    "Also offer all pages as LIST for download: " + wholes.joined(separator: ", "), inherits: false
  ) { options, lists in
    options.downloads = lists.flatMap(FlagValue.parts).compactMap(Download.Kind.init)
  }
  static let host = Flag(
    "for", .choice(Host.allCases.map(\.rawValue)),
    "Also write what NAME needs to serve the site: "
      + Host.allCases.map(\.rawValue).joined(separator: ", "), inherits: false
  ) { $0.host = $1.last.flatMap(Host.init) }
}
