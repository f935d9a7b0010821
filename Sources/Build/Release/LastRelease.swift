import Bytes
import Files
import Model
import Publish

/// The packed files of the site that is at the target: to unpack one takes a hundredth of the
/// time that packing it takes.
struct LastRelease: Sendable {
  private let folder: String
  private let files: FileSystem
  private let entries: [String: ManifestEntry]

  /// None, if what is there was packed otherwise.
  init(at folder: String, _ files: FileSystem) {
    self.folder = folder
    self.files = files
    let manifest = Manifest.read(in: folder, files)
    let isAlike = manifest?.packing == Packing.methods
    let entries = isAlike ? manifest?.files ?? [] : []
    self.entries = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
  }

  /// What this file was packed to; nil if it was another file, or the packed one was touched.
  func packed(_ file: OutputFile, by packer: Packer) -> [UInt8]? {
    guard let entry = entries[packer.path(of: file.path)],
      entries[file.path]?.size == file.bytes.count,
      let packed = try? files.read(Path.join(folder, entry.path), entry.size),
      SHA256.hex(packed) == entry.sha256,
      (try? packer.unpack(packed, limit: file.bytes.count)) == file.bytes
    else { return nil }
    return packed
  }
}
