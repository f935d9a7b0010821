import Build
import Diagnostics
import Model

/// The flags that several commands take. What one command alone takes is in that command's file.
extension Flag {
  static let raw = Flag(
    "raw", .folder, "Read raw files from DIR instead of PROJECT/content/raw", repeats: true
  ) { $0.raw = $1 }
  static let pages = Flag(
    "pages", .folder,
    "Use normalized pages in DIR instead of PROJECT/content/pages; with --raw, write them there"
  ) { $0.pages = $1.last }
  static let pagesToRead = Flag(
    "pages", .folder, "Read normalized pages from DIR instead of PROJECT/content/pages"
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
    "memory", .number(1...1_048_576), "Aim for N MB of memory; move page texts to disk if needed",
    standard: "a quarter of the machine's"
  ) { $0.memory = $1.last.flatMap { Int($0) }.map { $0 << 20 } }
  static let strict = Flag("strict", .none, "Treat warnings as errors") { options, _ in
    options.strictness = .strict
  }
  static let followLinks = Flag(
    "follow-links", .none, "Follow links in content that point outside its folder"
  ) { options, _ in options.followsLinks = true }

  static let format = Flag(
    "format", .choice(["text", "json"]), "Set the format of findings and totals", standard: "text")
  static let quiet = Flag("quiet", letter: "q", .none, "Show errors only", excludes: "verbose")
  static let verbose = Flag("verbose", letter: "v", .none, "Show notes too", excludes: "quiet")

  /// All pages to read, not as data.
  static let wholes = Download.Kind.allCases.map(\.rawValue)

  static let help = Flag("help", letter: "h", .none, "Show this help", inherits: false)
  static let version = Flag("version", .none, "Print the version", inherits: false)

  /// How work is done.
  static let work: [Flag] = [jobs, strict, followLinks]
  /// How the program talks.
  static let talk: [Flag] = [format, quiet, verbose]
}
