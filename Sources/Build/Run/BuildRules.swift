public import Diagnostics

/// What is found in a project and on the machine.
extension Rule {
  static let alikeOutputs = Rule(
    "alike-outputs", .warning, "The paths of two files of the site differ only in case.")
  static let baseline = Rule(
    "baseline", .error, "The baseline file is missing or invalid.")
  static let duplicateOutput = Rule(
    "duplicate-output", .error, "Two files of the site have the same path.")
  public static let export = Rule("export", .error, "The site cannot be exported.", .command)
  static let external = Rule(
    "external", .error, "External links cannot be checked on this machine.")
  static let file = Rule(
    "file", .error, "A file cannot be read or written.")
  static let hostEdited = Rule(
    "host-edited", .warning, "The settings of a server (--for) were changed by hand.")
  static let journalBroken = Rule(
    "journal-broken", .warning, "The journal of a fetch has lines that cannot be read.")
  static let noFolder = Rule(
    "no-folder", .error, "A folder that was named does not exist.")
  static let noTemplates = Rule(
    "no-templates", .error, "The templates that come with hig were not found.")
  static let nothingToBuild = Rule(
    "nothing-to-build", .error, "There are no pages to build a site from.")
  static let outputRead = Rule(
    "output-read", .error, "The output folder is inside a folder that a build reads.")
  static let packing = Rule(
    "packing", .error, "A file cannot be compressed (--release).")
  static let pageEdited = Rule(
    "page-edited", .warning, "A page was edited by hand, and its raw files have changed since.")
  static let pageOrphaned = Rule(
    "page-orphaned", .note, "A page no longer has any raw file.")
  static let pageTooLarge = Rule(
    "page-too-large", .warning,
    "A page was not written: it would be larger than those that hig reads.")
  static let pictureMissing = Rule(
    "picture-missing", .note, "The project has pictures, but not all that a page shows.")
  static let pictureOversized = Rule(
    "picture-oversized", .note, "The file of a picture is larger than 1 MiB.")
  static let pictureUnreferenced = Rule(
    "picture-unreferenced", .note, "The project has pictures that no page shows.")
  static let rawUnreadable = Rule(
    "raw-unreadable", .warning,
    "A raw file (a warning) or a whole folder of them (an error) cannot be read.")
  static let searchIndex = Rule(
    "search-index", .error, "The search index cannot be built.")
  static let searchModule = Rule(
    "search-module", .warning, "The site has no search: its WebAssembly module was not built.")
  static let settings = Rule(
    "settings", .error, "A setting in content/site.yaml or a flag is invalid.")
  static let settingsUnread = Rule(
    "settings-unread", .warning, "A file of settings has a name that hig does not read.")
  static let synonyms = Rule(
    "synonyms", .error, "The file content/synonyms.yaml is not a list of synonyms.")
}

extension [Rule] {
  static let build: [Rule] = [
    .alikeOutputs, .baseline, .duplicateOutput, .external, .file, .hostEdited, .journalBroken,
    .noFolder,
    .noTemplates, .nothingToBuild, .outputRead, .packing, .pageEdited, .pageOrphaned, .pageTooLarge,
    .pictureMissing, .pictureOversized, .pictureUnreferenced, .rawUnreadable, .searchIndex,
    .searchModule, .settings, .settingsUnread, .synonyms,
  ]
}
