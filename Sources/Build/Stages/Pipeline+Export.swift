import Compression
import Diagnostics
public import Export
import Files
public import Model
import Render

/// What pages are exported as.
public enum Exported: Sendable {
  case data(ExportOrder)
  /// All pages to read, not as data.
  case whole(Download.Kind)
}

extension Pipeline {
  func write(
    _ what: Exported, _ site: Linked, _ settings: Settings
  ) async -> Stage<[UInt8]?> {
    switch what {
    case .data(let order): export(site.site, order)
    case .whole(.epub): await bind(site.site)
    case .whole(.docset): await bundle(site, settings)
    }
  }

  /// Writes data beside no site: to a file, into a folder, or for standard output into the report.
  func export(_ site: Site, _ order: ExportOrder) -> Stage<[UInt8]?> {
    var found = Findings()
    for (noun, number) in order.counts(of: site) { found.count(noun, number) }
    do throws(ExportError) {
      guard let output = options.output else {
        return Stage(try order.document(of: site), found)
      }
      if order.fitsOneFile, !isFolder(output) {
        found.take(write([OutputFile(output, try order.document(of: site))]))
      } else {
        found.take(write(try order.files(of: site), below: output))
      }
    } catch {
      found.fail(Diagnostic(.export, at: SourceLocation(file: "export"), error.text))
    }
    return Stage(nil, found)
  }

  /// Writes all pages as one book.
  func bind(_ site: Site) async -> Stage<[UInt8]?> {
    var found = Findings()
    guard let bytes = await found.take(book(of: site)) else { return Stage(nil, found) }
    guard let output = options.output else { return Stage(bytes, found) }
    found.take(write([OutputFile(output, bytes)]))
    return Stage(nil, found)
  }

  /// All pages as an EPUB; nil if that failed.
  func book(of site: Site) async -> Stage<[UInt8]?> {
    var found = Findings()
    let files = OutputShelf()
    let form: PictureForm = site.settings.pictures.isShown ? .original : site.settings.pictures
    let (shelf, _) = await found.take(
      pictures(of: site, as: form, RawRecord(), to: Outlet(files)))
    do throws(CompressionError) {
      var archive = ZipArchive()
      try archive.add(EPUB.mediaType.path, EPUB.mediaType.bytes, packed: false)
      for file in EPUB.files(of: site, shelf: shelf, pictures: files.tree.files) {
        try archive.add(file.path, file.bytes)
      }
      return Stage(archive.finished(), found)
    } catch {
      found.fail(Diagnostic(.export, at: SourceLocation(file: "export"), error.text))
      return Stage(nil, found)
    }
  }

  /// Writes the site into a docset.
  func bundle(_ linked: Linked, _ settings: Settings) async -> Stage<[UInt8]?> {
    var found = Findings()
    let files = await found.take(docset(of: linked, settings))
    guard let output = options.output, !found.stop(under: options.strictness) else {
      return Stage(nil, found)
    }
    found.take(write(files, below: output))
    return Stage(nil, found)
  }

  /// The files of a docset. It is read from disk, where no browser keeps anything.
  func docset(of linked: Linked, _ settings: Settings) async -> Stage<[OutputFile]> {
    var found = Findings()
    let shelf = OutputShelf()
    await found.take(render(linked.unkept, settings, RawRecord(), templates(), to: Outlet(shelf)))
    do throws(ExportError) {
      let documents = shelf.tree.files.map { OutputFile(Docset.documents + $0.path, $0.bytes) }
      return Stage(documents + (try Docset.files(of: linked.site)), found)
    } catch {
      found.fail(Diagnostic(.export, at: SourceLocation(file: "docset"), error.text))
      return Stage([], found)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    path.hasSuffix("/") || files.kind(path) == .folder
  }

  private func write(_ outputs: [OutputFile], below folder: String = "") -> Stage<Void> {
    var found = Findings()
    do throws(FileError) {
      for output in outputs { try files.write(Path.join(folder, output.path), output.bytes) }
      found.count("file written", outputs.count)
    } catch {
      found.fail(error)
    }
    return Stage(found)
  }
}
