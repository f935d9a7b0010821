import Build
import Export
import Model
import SearchIndex
import Vocabulary

/// The table of flags. A command takes those that its row in the command table names.
extension Flag {
  static let raw = Flag(
    "raw", .folder, "Read raw files from DIR instead of PROJECT/content/raw", repeats: true
  ) { $0.raw = $1 }
  static let pages = Flag(
    "pages", .folder, "Keep normalised pages in DIR instead of PROJECT/content/pages"
  ) { $0.pages = $1.last }
  static let output = Flag(
    "output", letter: "o", .folder, "The site's folder, instead of PROJECT/public"
  ) { $0.output = $1.last }
  static let templates = Flag(
    "templates", .folder, "Take templates from DIR instead of PROJECT/templates"
  ) { $0.templates = $1.last }
  static let baseURL = Flag("base-url", .address, "Where the site will be published") {
    $0.settings["base-url"] = $1.last
  }
  static let jobs = Flag(
    "jobs", letter: "j", .number(1...256), "Work on N pages at a time", standard: "one a core"
  ) { $0.jobs = $1.last.flatMap { Int($0) } }
  static let strict = Flag("strict", .none, "Treat warnings as errors") { options, _ in
    options.strict = true
  }
  static let followLinks = Flag(
    "follow-links", .none, "Follow links in content that lead out of its folder"
  ) { options, _ in options.followsLinks = true }
  static let release = Flag(
    "release", .none, "Pack files with brotli and gzip too, for servers that hand those out",
    inherits: false
  ) { options, _ in options.release = true }

  static let format = Flag(
    "format", .choice(["text", "json"]), "How to tell findings and figures", standard: "text")
  static let quiet = Flag("quiet", letter: "q", .none, "Tell errors only", excludes: "verbose")
  static let verbose = Flag("verbose", letter: "v", .none, "Tell notes too", excludes: "quiet")

  static let port = Flag(
    "port", letter: "p", .number(0...65535), "Listen on port N; 0 takes any that is free",
    standard: "4321")
  static let open = Flag("open", .none, "Show the site in the browser")
  static let still = Flag(
    "no-watch", .none, "Serve the files as they are: watch nothing, add no script to pages")

  static let ledger = Flag(
    "ledger", .file, "Print what became of each byte of a raw file, and write nothing",
    inherits: false, excludes: "explain")

  static let explain = Flag(
    "explain", .file, "Print which shape a raw file is in and why, and write nothing",
    inherits: false, excludes: "ledger")
  static let shape = Flag(
    "shape", .choice(Explanation.shapes), "Read every raw file as shape NAME, detecting none",
    inherits: false
  ) { $0.shape = $1.last }
  static let force = Flag(
    "force", .none, "Replace pages that were edited by hand too", inherits: false
  ) { options, _ in options.force = true }

  static let queries = Flag(
    "queries", .file, "Also ask the golden queries of FILE, and tell those that fail",
    inherits: false
  ) { $0.queries = $1.last }

  static let external = Flag(
    "external", .none, "Also ask outside addresses whether they are there", inherits: false
  ) { options, _ in options.external = true }
  static let asOf = Flag(
    "as-of", .date, "The day to compare captures with", standard: "the newest capture",
    inherits: false
  ) { $0.asOf = $1.last }
  static let error = Flag(
    "error", letter: "E", .rule(RuleBook.free), "Take findings of RULE as errors", repeats: true,
    inherits: false
  ) { $0.take($1, as: .error) }
  static let warning = Flag(
    "warning", letter: "W", .rule(RuleBook.free), "Take findings of RULE as warnings",
    repeats: true, inherits: false
  ) { $0.take($1, as: .warning) }
  static let off = Flag(
    "off", .rule(RuleBook.free), "Leave RULE out", repeats: true, inherits: false
  ) { $0.take($1, as: .off) }
  static let baseline = Flag(
    "baseline", .file, "Leave out the findings that FILE knows", inherits: false
  ) { $0.baseline = $1.last }
  static let writeBaseline = Flag(
    "write-baseline", .none,
    "Write all findings to the file of --baseline, or PROJECT/content/baseline.jsonl",
    inherits: false
  ) { options, _ in options.writeBaseline() }
  static let list = Flag(
    "list", .none, "Print every rule with its level, and end", inherits: false)
  static let formatOfFindings = Flag(
    "format", .choice(["text", "json", "sarif"]), "How to tell findings and figures",
    standard: "text")
  static let verboseOfFindings = Flag(
    "verbose", letter: "v", .none, "Tell known findings too", excludes: "quiet")

  static let json = Flag("json", .none, "Print one JSON object", inherits: false)
  static let batch = Flag(
    "batch", .none, "Read queries from standard input, a JSON object a line", inherits: false)
  static let limit = Flag(
    "limit", letter: "n", .number(1...SiteSearch.mostResults), "Print at most N results",
    standard: "10")
  /// Each may be given more than once: any of its values will do.
  static let filters = [
    Flag(
      "platform", .name(Platform.allCases.map(\.rawValue)), "Only what is about platform NAME",
      repeats: true, inherits: false),
    Flag("edition", .name([]), "Only pages of edition NAME", repeats: true, inherits: false),
    Flag("group", .name([]), "Only pages of group NAME", repeats: true, inherits: false),
    Flag(
      "kind", .name(["pages", "sections"]), "Only NAME: pages or sections", repeats: true,
      inherits: false),
  ]
  /// The same name as `explain` has for `ingest`.
  static let scores = Flag(
    "explain", .none, "Tell how the score of each result adds up", inherits: false)
  static let site = Flag(
    "output", letter: "o", .folder, "The folder of the site to search", standard: "public"
  ) { $0.output = $1.last }

  static let pagesToExport = Flag(
    "pages", .folder, "Read normalised pages from DIR instead of PROJECT/content/pages"
  ) { $0.pages = $1.last }
  /// What is exported as pages to read, not as data.
  static let book = "epub"
  static let docset = "docset"
  static let what = Flag(
    "what", .choice(ExportOrder.subjects + [book, docset]), "Export NAME only",
    standard: ExportOrder.all, inherits: false)
  static let form = Flag(
    "as", .choice(ExportOrder.formats + [book, docset]),
    "The format: " + (ExportOrder.formats + [book, docset]).joined(separator: ", "),
    standard: "json", inherits: false)
  static let destination = Flag(
    "output", letter: "o", .file, "Write FILE, or into it if it is a folder; - is standard output",
    standard: "-", inherits: false
  ) { $0.output = $1.last.flatMap { $0 == "-" ? nil : $0 } }

  static let data = Flag(
    "data", .file, "Fill it with the JSON of FILE", inherits: false, excludes: "export")
  static let partials = Flag(
    "partials", .folder, "Find other templates below DIR", inherits: false)

  static let exportTo = Flag(
    "export", .folder, "Write the templates that come with hig below DIR, and fill none",
    inherits: false, excludes: "data")

  static let man = Flag("man", .none, "Print the manual page of hig, hig.1", inherits: false)
  static let help = Flag("help", letter: "h", .none, "Tell what there is, and end", inherits: false)
  static let version = Flag("version", .none, "Print the version, and end", inherits: false)

  /// How work is done.
  static let work: [Flag] = [jobs, strict, followLinks]
  /// How the program talks.
  static let talk: [Flag] = [format, quiet, verbose]
}
