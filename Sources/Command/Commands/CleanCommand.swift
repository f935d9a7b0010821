import Build
import Diagnostics
import Files
import JSON

extension Subcommand {
  static let clean = Subcommand(
    "clean", "Remove the site and the cache",
    flags: [.cleaned] + Flag.talk,
    discussion: [
      "Removes the files that hig put in the site's folder, the settings of a server beside it "
        + "(--for), what an interrupted build left there, and PROJECT/.cache/hig, and prints what "
        + "it removed. A folder that contains other files, or that hig did not mark as its own, is "
        + "left unchanged."
    ],
    examples: ["hig clean", "hig clean --output /tmp/site"], findings: nil
  ) { session throws(CommandError) in
    try session.checkProject(.clean, remedy: "Name the project’s folder, or run hig in it.")
    try session.cleanSite()
    try session.cleanHostFiles()
    try session.cleanCache()
    return .fine
  }
}

extension Flag {
  static let cleaned = Flag(
    "output", letter: "o", .folder, "Remove the site in DIR instead of PROJECT/public", writes: true
  ) { $0.output = $1.last }
}

extension Session {
  fileprivate func cleanSite() throws(CommandError) {
    let (count, hadRemains) = try operations.clean(siteFolder, environment.files)
    if hadRemains {
      console.say(
        "hig: removed the remains of an interrupted build beside \(siteFolder)/",
        ["command": "clean", "removed": "remains"])
    }
    guard count > 0 || !hadRemains else { return }
    let text =
      count == 0
      ? "nothing to remove in \(siteFolder)/"
      : "removed \(Plural.text(count, "file")) from \(siteFolder)/"
    console.say(
      "hig: " + text,
      ["command": "clean", "removed": .string(siteFolder), "files": .integer(count)])
  }

  fileprivate func cleanHostFiles() throws(CommandError) {
    let files = environment.files
    for file in HostFile.ours(beside: siteFolder, files) {
      try onDisk(.clean, at: file) { () throws(FileError) in
        try files.remove(file)
      }
      console.say("hig: removed \(file)", ["command": "clean", "removed": .string(file)])
    }
  }

  fileprivate func cleanCache() throws(CommandError) {
    let cache = path(CacheFolder.path)
    guard environment.files.itself(cache) != nil else { return }
    let folder = CacheFolder(cache, environment.files)
    guard folder.isOurs else {
      let kept: JSONValue = ["command": "clean", "kept": .string(cache)]
      return console.say("hig: left \(cache)/ unchanged: hig did not create it", kept)
    }
    let rest = try onDisk(.clean, at: cache, folder.clear)
    guard let first = rest.first else {
      return console.say("hig: removed \(cache)/", ["command": "clean", "removed": .string(cache)])
    }
    let more = rest.count > 1 ? " and \(rest.count - 1) more" : ""
    console.say(
      "hig: removed hig's files from \(cache)/; left \(first)\(more)",
      [
        "command": "clean", "removed": .string(cache),
        "left": .array(rest.map { .string($0) }),
      ])
  }
}
