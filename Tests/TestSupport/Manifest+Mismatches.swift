import Bytes
public import Files
public import Publish

extension Manifest {
  /// Reads every file again and holds it against the manifest: which are not as it says, and how;
  /// in order of path.
  public func mismatches(in folder: String, files: FileSystem = .disk) -> [String] {
    self.files.compactMap { entry in
      do throws(FileError) {
        let bytes = try files.read(Path.join(folder, entry.path), FileLimit.siteFile)
        guard bytes.count == entry.size else {
          return "\(entry.path): \(bytes.count) bytes, expected \(entry.size)"
        }
        return SHA256.hex(bytes) == entry.sha256 ? nil : "\(entry.path): other bytes"
      } catch {
        return "\(entry.path): \(error.reason)"
      }
    }
  }
}
