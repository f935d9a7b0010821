import Compression
import Diagnostics
import Model

extension Pipeline {
  /// Other forms of all pages, as files of the site. They are made without a memory: their pages
  /// are not the site's.
  func downloads(of site: Linked, _ settings: Settings) async -> Stage<[(Download, OutputFile)]> {
    var plain = options
    plain.keepsCache = false
    plain.isLast = false
    let pipeline = Pipeline(plain, files: files, progress: progress)
    var found = Findings()
    var files: [(Download, OutputFile)] = []
    let kinds = Download.Kind.allCases.filter(options.downloads.contains)
    for kind in kinds {
      let stage = await pipeline.bytes(of: kind, site, settings)
      // What else is found, is found of the site too.
      found.add(stage.found.diagnostics.filter { $0.level == .error })
      guard let bytes = stage.value else { continue }
      let path = Download.folder + "/" + name(of: site) + kind.ending
      files.append((Download(kind, path: path, size: bytes.count), OutputFile(path, bytes)))
    }
    return Stage(files, found)
  }

  private func bytes(
    of kind: Download.Kind, _ site: Linked, _ settings: Settings
  ) async -> Stage<[UInt8]?> {
    switch kind {
    case .epub: return await book(of: site.site)
    case .docset:
      var found = Findings()
      let files = await found.take(docset(of: site, settings))
      guard found.diagnostics.count(.error) == 0 else { return Stage(nil, found) }
      do throws(CompressionError) {
        var archive = ZipArchive()
        let folder = name(of: site) + ".docset/"
        for file in files { try archive.add(folder + file.path, file.bytes) }
        return Stage(archive.finished(), found)
      } catch {
        found.fail(Diagnostic(.export, at: SourceLocation(file: "docset"), error.text))
        return Stage(nil, found)
      }
    }
  }

  private func name(of site: Linked) -> String {
    Slug(plain: site.site.settings.title.lowercased()).text
  }
}

extension Download.Kind {
  /// A docset is a folder.
  fileprivate var ending: String {
    switch self {
    case .epub: ".epub"
    case .docset: ".docset.zip"
    }
  }
}
