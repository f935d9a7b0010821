import Bytes

/// Files that people put among raw files and that no reader of text can open.
enum BinaryFile {
  case safari, pdf, zip, gzip, other

  /// By what it begins with.
  static func kind(of bytes: [UInt8]) -> BinaryFile? {
    signatures.first { bytes.starts(with: $0.bytes) && $0.kind.holds(bytes) }?.kind
  }

  /// Whether one byte of twenty has no business in a text; texts of another encoding have many, and
  /// those for terminals have bold letters twice, with a step back between.
  static func isBinary(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1024)
    let controls = start.count { byte in
      byte < 0x20 && !ByteClass.isSpace(byte) && byte != 0x1B && byte != 0x08 || byte == 0x7F
    }
    return controls >= 16 && controls * 20 > start.count && !Misencoded.isWide(bytes)
  }

  /// Other programs write property lists too.
  private func holds(_ bytes: [UInt8]) -> Bool {
    self != .safari || ByteSearch.first(of: "WebMainResource", in: bytes[...]) != nil
  }

  private static let signatures: [(kind: BinaryFile, bytes: [UInt8])] = [
    (.safari, Array("bplist00".utf8)), (.pdf, Array("%PDF-".utf8)), (.zip, [0x50, 0x4B, 3, 4]),
    (.gzip, [0x1F, 0x8B, 8]),
  ]

  var summary: String {
    switch self {
    case .safari: "The file is a web archive of Safari"
    case .pdf: "The file is a PDF"
    case .zip: "The file is a ZIP archive"
    case .gzip: "The file is packed with gzip"
    case .other: "The file is not text"
    }
  }

  /// Why its pages cannot be had; nil for no reason but its form.
  var why: String? {
    self == .safari ? "Safari saves a page before its scripts add the article." : nil
  }

  var remedy: String {
    switch self {
    case .safari: "Save the page with Chrome as a single file, or run `hig fetch`."
    case .pdf: "Save its pages as HTML or Markdown."
    case .zip: "Unpack it, or save the document as HTML or Markdown."
    case .gzip: "Unpack it with `gunzip`."
    case .other: "Save the page as HTML or Markdown, or remove the file."
    }
  }
}
