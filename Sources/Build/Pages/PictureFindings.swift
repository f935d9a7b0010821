import Diagnostics
import Images
import Model
import Render

/// Findings about the pictures of a site.
struct PictureFindings {
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter files: Those that pages show.
  init(_ site: Site, _ shelf: PictureShelf, files: [FoundPicture]) {
    addOversized(files)
    // A project without any has decided so, or its sources never had them.
    guard !shelf.isEmpty else { return }
    for page in site.pages { addMissing(page.document, shelf) }
  }
}

extension PictureFindings {
  /// What a reader on the way can still wait for.
  private static let mostBytes = 1 << 20

  private mutating func addOversized(_ files: [FoundPicture]) {
    for picture in files where picture.size > Self.mostBytes {
      diagnostics.append(
        Diagnostic(
          .pictureOversized, at: SourceLocation(file: picture.file.path),
          "The picture is \(picture.size / 1024) KiB large",
          why: "\(picture.image.width) × \(picture.image.height) pixels.",
          remedy: "Make it smaller than 1 MiB."))
    }
  }

  private mutating func addMissing(_ document: Document, _ shelf: PictureShelf) {
    // Without its picture, an emblem is left out.
    let emblem = document.emblem.map { $0.paragraph + 1 }
    let addresses = document.figures.filter { $0.node != emblem }.map(\.source)
    let missing = addresses.filter { shelf.isMissing($0) }
    guard let first = missing.first else { return }
    diagnostics.append(
      Diagnostic(
        .pictureMissing, at: SourceLocation(file: document.file),
        "Missing from the project: \(missing.count) of \(addresses.count) pictures",
        why: "The first is `\(first)`. Its place has a line of text and a link.",
        remedy: "Run `hig fetch`, or put the files into `content/assets`."))
  }
}
