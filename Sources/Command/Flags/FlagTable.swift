import Build
import Export
import Fetch
import Model
import SearchIndex
import Vocabulary

/// The table of flags. A command takes those that its row in the command table names.
extension Flag {
  static let raw = Flag(
    "raw", .folder, "Read raw files from DIR instead of PROJECT/content/raw", repeats: true
  ) { $0.raw = $1 }
  static let pages = Flag(
    "pages", .folder, "Keep normalized pages in DIR instead of PROJECT/content/pages"
  ) { $0.pages = $1.last }
  static let output = Flag(
    "output", letter: "o", .folder, "Write the site to DIR instead of PROJECT/public", writes: true
  ) { $0.output = $1.last }
  static let templates = Flag(
    "templates", .folder, "Take templates from DIR instead of PROJECT/templates"
  ) { $0.templates = $1.last }
  static let baseURL = Flag("base-url", .address, "Set the address of the published site") {
    $0.settings["base-url"] = $1.last
  }
  static let jobs = Flag(
    "jobs", letter: "j", .number(1...256), "Work on N pages at a time", standard: "one per core"
  ) { $0.jobs = $1.last.flatMap { Int($0) } }
  static let memory = Flag(
    "memory", .number(1...1_048_576), "Aim at N MB of memory; texts of many pages wait on the disk",
    standard: "a quarter of the machine's"
  ) { $0.memory = $1.last.flatMap { Int($0) }.map { $0 << 20 } }
  static let strict = Flag("strict", .none, "Treat warnings as errors") { options, _ in
    options.strict = true
  }
  static let followLinks = Flag(
    "follow-links", .none, "Follow links in content that point outside its folder"
  ) { options, _ in options.followsLinks = true }
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

  static let format = Flag(
    "format", .choice(["text", "json"]), "Set the format of findings and figures", standard: "text")
  static let quiet = Flag("quiet", letter: "q", .none, "Show errors only", excludes: "verbose")
  static let verbose = Flag("verbose", letter: "v", .none, "Show notes too", excludes: "quiet")

  static let port = Flag(
    "port", letter: "p", .number(0...65535), "Listen on port N; 0 uses any free port",
    standard: "4321")
  static let open = Flag("open", .none, "Open the site in the browser")
  static let still = Flag(
    "no-watch", .none, "Serve the files unchanged: do not watch, add no script to pages")

  static let ledger = Flag(
    "ledger", .file, "Print what became of each byte of a raw file, and write nothing",
    inherits: false, excludes: "explain")

  static let explain = Flag(
    "explain", .file, "Print which shape a raw file is in and why, and write nothing",
    inherits: false, excludes: "ledger")
  static let shape = Flag(
    "shape", .choice(Explanation.shapes), "Read every raw file as shape NAME, without detection",
    inherits: false
  ) { $0.shape = $1.last }
  static let force = Flag(
    "force", .none, "Also replace pages that were edited by hand", inherits: false
  ) { options, _ in options.force = true }

  static let queries = Flag(
    "queries", .file, "Also run the golden queries in FILE, and report those that fail",
    inherits: false
  ) { $0.queries = $1.last }

  static let external = Flag(
    "external", .none, "Also check external links, over the network", inherits: false
  ) { options, _ in options.external = true }
  static let asOf = Flag(
    "as-of", .date, "Compare capture dates with this day", standard: "the newest capture",
    inherits: false
  ) { $0.asOf = $1.last }
  static let error = Flag(
    "error", letter: "E", .rule(RuleBook.free), "Treat findings of RULE as errors", repeats: true,
    inherits: false
  ) { $0.take($1, as: .error) }
  static let warning = Flag(
    "warning", letter: "W", .rule(RuleBook.free), "Treat findings of RULE as warnings",
    repeats: true, inherits: false
  ) { $0.take($1, as: .warning) }
  static let off = Flag(
    "off", .rule(RuleBook.free), "Turn RULE off", repeats: true, inherits: false
  ) { $0.take($1, as: .off) }
  static let baseline = Flag(
    "baseline", .file, "Leave out the findings listed in FILE", inherits: false
  ) { $0.baseline = $1.last }
  static let writeBaseline = Flag(
    "write-baseline", .none,
    "Write all findings to the file of --baseline, or PROJECT/content/baseline.jsonl",
    inherits: false
  ) { options, _ in options.writesBaseline = true }
  static let list = Flag(
    "list", .none, "List every rule with its level", inherits: false)
  static let formatOfFindings = Flag(
    "format", .choice(["text", "json", "sarif"]), "Set the format of findings and figures",
    standard: "text")
  static let verboseOfFindings = Flag(
    "verbose", letter: "v", .none, "Show known findings too", excludes: "quiet")

  static let from = Flag(
    "from", .address, "Fetch from the server at URL", standard: FetchOrder.apple, inherits: false)
  static let pictures = Flag(
    "pictures", .choice(FetchOrder.Pictures.allCases.map(\.rawValue)),
    "Fetch no pictures, those for light windows, or all",
    standard: FetchOrder.Pictures.all.rawValue, inherits: false)
  static let rate = Flag(
    "rate", .number(1...1000), "Start at most N requests a second",
    standard: String(FetchOrder.rate), inherits: false)
  static let connections = Flag(
    "connections", .number(1...16), "Ask over at most N connections",
    standard: String(FetchOrder.connections), inherits: false)
  static let timeout = Flag(
    "timeout", .number(1...600), "Give up on an answer that stays away for N seconds",
    standard: "30", inherits: false)
  static let dryRun = Flag(
    "dry-run", .none, "Print the addresses that would be fetched, and write nothing",
    inherits: false)

  static let json = Flag("json", .none, "Print one JSON object", inherits: false)
  static let batch = Flag(
    "batch", .none, "Read queries from standard input, one JSON object per line", inherits: false)
  static let limit = Flag(
    "limit", letter: "n", .number(1...SiteSearch.mostResults), "Print at most N results",
    standard: "10")
  /// Each may be given more than once: any of its values will do.
  static let filters = [
    Flag(
      "platform", .name(Platform.allCases.map(\.rawValue)), "Show only what is about platform NAME",
      repeats: true, inherits: false),
    Flag("edition", .name([]), "Show only pages of edition NAME", repeats: true, inherits: false),
    Flag("group", .name([]), "Show only pages of group NAME", repeats: true, inherits: false),
    Flag(
      "kind", .name(["pages", "sections"]), "Show only NAME: pages or sections", repeats: true,
      inherits: false),
  ]
  /// The same name as `explain` has for `ingest`.
  static let scores = Flag(
    "explain", .none, "Show how the score of each result adds up", inherits: false)
  static let cleaned = Flag(
    "output", letter: "o", .folder, "Remove the site in DIR instead of PROJECT/public", writes: true
  ) { $0.output = $1.last }
  static let site = Flag(
    "output", letter: "o", .folder, "Search the site in DIR", standard: "public"
  ) { $0.output = $1.last }

  static let pagesToExport = Flag(
    "pages", .folder, "Read normalized pages from DIR instead of PROJECT/content/pages"
  ) { $0.pages = $1.last }
  /// All pages to read, not as data.
  private static let wholes = Download.Kind.allCases.map(\.rawValue)
  static let what = Flag(
    "what", .choice(ExportOrder.subjects + wholes), "Export NAME only",
    standard: ExportOrder.all, inherits: false)
  static let form = Flag(
    "as", .choice(ExportOrder.formats + wholes),
    "Set the format: " + (ExportOrder.formats + wholes).joined(separator: ", "),
    standard: "json", inherits: false)
  static let destination = Flag(
    "output", letter: "o", .file, "Write to FILE, which may be a folder; - is standard output",
    standard: "-", inherits: false
  ) { $0.output = $1.last.flatMap { $0 == "-" ? nil : $0 } }

  static let data = Flag(
    "data", .file, "Fill the template with the JSON in FILE", inherits: false, excludes: "export")
  static let partials = Flag(
    "partials", .folder, "Find other templates in DIR", inherits: false)

  static let exportTo = Flag(
    "export", .folder, "Write the templates that come with hig to DIR, and fill none",
    inherits: false, writes: true, excludes: "data")

  static let man = Flag("man", .none, "Print hig's manual page, hig.1", inherits: false)
  static let help = Flag("help", letter: "h", .none, "Show this help", inherits: false)
  static let version = Flag("version", .none, "Print the version", inherits: false)

  /// How work is done.
  static let work: [Flag] = [jobs, strict, followLinks]
  /// How the program talks.
  static let talk: [Flag] = [format, quiet, verbose]
}
