import Compression
import Diagnostics
import Export
import Files
import Model
import Render

extension Run {
  /// Writes data beside no site: to a file, into a folder, or for standard output into the report.
  mutating func export(_ site: Site, _ order: ExportOrder) {
    for (noun, number) in order.counts(of: site) { count(noun, number) }
    do throws(ExportError) {
      guard let output = project.options.output else { return hand(try order.document(of: site)) }
      if order.fitsOneFile, !isFolder(output) {
        write([OutputFile(output, try order.document(of: site))])
      } else {
        let files = try order.files(of: site)
        write(files.map { OutputFile(Path.join(output, $0.path), $0.bytes) })
      }
    } catch {
      fail(Diagnostic(.export, at: SourceLocation(file: "export"), error.text))
    }
  }

  /// Writes all pages as one book.
  mutating func bind(_ site: Site) {
    let own = LocalPictures.read(project.assets, from: files)
    add(own.diagnostics)
    do throws(CompressionError) {
      var archive = ZipArchive()
      try archive.add(Book.mediaType.path, Book.mediaType.bytes, packed: false)
      for file in Book.files(of: site, pictures: own.pictures) {
        try archive.add(file.path, file.bytes)
      }
      let bytes = archive.finished()
      guard let output = project.options.output else { return hand(bytes) }
      write([OutputFile(output, bytes)])
    } catch {
      fail(Diagnostic(.export, at: SourceLocation(file: "export"), error.text))
    }
  }

  /// Writes the site into a docset.
  mutating func bundle(_ site: Site, _ tree: OutputTree) {
    guard let output = project.options.output, !report.failed else { return }
    do throws(ExportError) {
      let documents = tree.files.map { OutputFile(Docset.documents + $0.path, $0.bytes) }
      let files = documents + (try Docset.files(of: site))
      write(files.map { OutputFile(Path.join(output, $0.path), $0.bytes) })
    } catch {
      fail(Diagnostic(.export, at: SourceLocation(file: output), error.text))
    }
  }

  private func isFolder(_ path: String) -> Bool {
    path.hasSuffix("/") || files.kind(path) == .folder
  }

  private mutating func write(_ outputs: [OutputFile]) {
    do throws(FileError) {
      for output in outputs { try files.write(output.path, output.bytes) }
      count("file written", outputs.count)
    } catch {
      fail(error)
    }
  }
}
