import Files
import JSON
import Publish

extension Subcommand {
  static let clean = Subcommand(
    "clean", "Remove the site and the cache",
    flags: [.output] + Flag.talk,
    discussion: [
      "Removes the files that hig put into the site's folder, and PROJECT/.cache/hig, and tells "
        + "what it removed. A folder that holds anything else, or bears no mark of hig's, is left "
        + "alone."
    ],
    examples: ["hig clean", "hig clean --output /tmp/site"]
  ) { session throws(Halt) in
    try session.cleanSite()
    try session.cleanCache()
    return .fine
  }
}

extension Session {
  fileprivate func cleanSite() throws(Halt) {
    let count = try workshop.clean(siteFolder, surroundings.files)
    let text =
      count == 0
      ? "nothing to remove in \(siteFolder)/"
      : "removed \(Plural.text(count, "file")) from \(siteFolder)/"
    talk.say(
      "hig: " + text,
      ["command": "clean", "removed": .string(siteFolder), "files": .integer(count)])
  }

  /// Only the folder that bears our marker: a name proves nothing.
  fileprivate func cleanCache() throws(Halt) {
    let cache = path(".cache/hig")
    guard surroundings.files.kind(cache) != nil else { return }
    guard Marker.stands(in: cache, surroundings.files) else {
      let kept: JSONValue = ["command": "clean", "kept": .string(cache)]
      return talk.say("hig: left \(cache)/ alone: it bears no mark of hig's", kept)
    }
    do throws(FileError) {
      try surroundings.files.removeTree(cache)
    } catch {
      throw .failure(
        Failure("clean", at: cache, error.text, remedy: "Remove the folder by hand."))
    }
    talk.say("hig: removed \(cache)/", ["command": "clean", "removed": .string(cache)])
  }
}
