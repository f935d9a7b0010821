import Diagnostics

/// What is found in a project and on the machine.
extension Rule {
  static let alikeOutputs = Rule(
    "alike-outputs", .warning, "Two files of the site differ in capitals only.")
  static let baseline = Rule(
    "baseline", .error, "The file of --baseline is none.")
  static let duplicateOutput = Rule(
    "duplicate-output", .error, "Two files of the site would have one path.")
  static let export = Rule("export", .error, "The site cannot be exported.", .command)
  static let external = Rule(
    "external", .error, "Outside addresses cannot be asked on this machine.")
  static let file = Rule(
    "file", .error, "A file cannot be read or written.")
  static let noFolder = Rule(
    "no-folder", .error, "A folder that was named is not there.")
  static let noTemplates = Rule(
    "no-templates", .error, "The templates that come with hig are not there.")
  static let nothingToBuild = Rule(
    "nothing-to-build", .error, "There are no pages.")
  static let outputRead = Rule(
    "output-read", .error, "The site would lie in a folder that a build reads.")
  static let packing = Rule(
    "packing", .error, "A file cannot be packed (--release).")
  static let pageEdited = Rule(
    "page-edited", .warning, "A page was edited by hand, and its raw files changed since.")
  static let pageOrphaned = Rule(
    "page-orphaned", .note, "All raw files that a page was made from are gone.")
  static let pageTooLarge = Rule(
    "page-too-large", .error, "A page would be larger than a file that is read.")
  static let rawUnreadable = Rule(
    "raw-unreadable", .warning, "A raw file or a folder of them cannot be read.")
  static let searchIndex = Rule(
    "search-index", .error, "The search index cannot be made.")
  static let searchModule = Rule(
    "search-module", .warning, "The search for the browser was not built.")
  static let settings = Rule(
    "settings", .error, "A setting of content/site.yaml or of a flag is wrong.")
  static let synonyms = Rule(
    "synonyms", .error, "The file content/synonyms.yaml is no list of synonyms.")
}

extension [Rule] {
  static let build: [Rule] = [
    .alikeOutputs, .baseline, .duplicateOutput, .external, .file, .noFolder, .noTemplates,
    .nothingToBuild, .outputRead, .packing, .pageEdited, .pageOrphaned, .pageTooLarge,
    .rawUnreadable, .searchIndex, .searchModule, .settings, .synonyms,
  ]
}
