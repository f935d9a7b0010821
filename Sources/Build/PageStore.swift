import Diagnostics
import Files
import Model
import PageFormat

/// The folder of normalised pages: `<edition>/<slug>.md`.
struct PageStore {
  let folder: String
  let files: FileSystem

  /// A page's file, as named to people and written to.
  func path(_ key: PageKey) -> String { Path.join(folder, "\(key.edition)/\(key.slug).md") }

  /// Writes the pages that changed. A page that was edited by hand since stays as it is.
  func write(_ pages: [SourcePage]) throws(FileError) -> (written: Int, diagnostics: [Diagnostic]) {
    var written = 0
    var diagnostics: [Diagnostic] = []
    for page in pages {
      let path = path(page.frontMatter.key)
      let bytes = PageWriter.bytes(page)
      if files.kind(path) == .file {
        let old = try files.read(path)
        if old == bytes { continue }
        if wasEdited(old, path) {
          diagnostics.append(edited(path))
          continue
        }
      }
      try files.write(path, bytes)
      written += 1
    }
    return (written, diagnostics)
  }

  /// The page files, sorted by path; none if there is no such folder.
  func list() throws(FileError) -> [String] {
    guard files.kind(folder) == .folder else { return [] }
    return try files.walk(folder).filter { Path.ending($0) == "md" }.map { Path.join(folder, $0) }
  }
}

extension PageStore {
  private func wasEdited(_ bytes: [UInt8], _ path: String) -> Bool {
    guard let page = PageReader.read(bytes, file: path).page else { return true }
    return PageReader.writtenDigest(bytes) != PageWriter.digest(page)
  }

  private func edited(_ path: String) -> Diagnostic {
    Diagnostic(
      "page-edited", .warning, at: SourceLocation(file: path),
      "the page was edited by hand since it was written: it stays as it is",
      why: "Its source would now give other text.",
      remedy: "Delete the file to have it written anew.")
  }
}
