import Diagnostics
import Images
import Model
import Render

/// Findings about the pictures of a site.
enum PictureFindings {
  /// - Parameter files: Those that pages show.
  static func found(
    in site: Site, _ shelf: PictureShelf, files: [FoundPicture]
  ) -> [Diagnostic] {
    // A project without any has decided so, or its sources never had them.
    let gone = shelf.isEmpty ? [] : site.pages.compactMap { missing(from: $0.document, shelf) }
    return files.filter { $0.size > mostBytes }.map(oversized) + gone
  }

  /// What a reader on the way can still wait for.
  private static let mostBytes = 1 << 20

  private static func oversized(_ picture: FoundPicture) -> Diagnostic {
    Diagnostic(
      .pictureOversized, at: SourceLocation(file: picture.file.path),
      "The picture is \(picture.size / 1024) KiB large",
      why: "\(picture.image.width) × \(picture.image.height) pixels.",
      remedy: "Make it smaller than 1 MiB.")
  }

  private static func missing(from document: Document, _ shelf: PictureShelf) -> Diagnostic? {
    // Without its picture, an emblem is left out.
    let emblem = document.emblem.map { $0.paragraph + 1 }
    let addresses = document.figures.filter { $0.node != emblem }.map(\.source)
    let own = shelf.seen(by: document.frontMatter.sources)
    let missing = addresses.filter { own.isMissing($0) }
    guard let first = missing.first else { return nil }
    return Diagnostic(
      .pictureMissing, at: SourceLocation(file: document.file),
      "Missing from the project: \(missing.count) of \(addresses.count) pictures",
      why: "The first is `\(first)`. The page shows text and a link instead.",
      remedy: "Run `hig fetch`, or put the files into `content/assets`.")
  }
}
