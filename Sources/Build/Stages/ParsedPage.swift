import Bytes
import Diagnostics
import Model
import PageFormat
import Parse

/// A page’s file, and what it says.
struct ParsedPage: Sendable {
  /// Of the file’s name and bytes.
  let digest: [UInt8]
  /// nil if it is no page.
  let page: Parsed.Page?
  let diagnostics: [Diagnostic]

  init(_ file: PageFile, _ digest: [UInt8]) {
    self.digest = digest
    let bytes = file.bytes
    let (source, problems) = PageReader.read(bytes, file: file.path)
    guard let source else {
      (page, diagnostics) = (nil, problems)
      return
    }
    let (document, findings) = DocumentParser.parse(source)
    page = Parsed.Page(source: source.stored(in: file, bytes), document: document, digest: digest)
    diagnostics = problems + findings
  }
}

extension SourcePage {
  /// The same page, whose body is where its file is, if that holds it as it is.
  fileprivate func stored(in file: PageFile, _ bytes: [UInt8]) -> SourcePage {
    guard file.text.isAway, bytes.suffix(bodySize) == body else { return self }
    return stored(as: file.text.suffix(bodySize))
  }
}
