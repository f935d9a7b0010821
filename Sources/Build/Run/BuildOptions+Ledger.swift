import Bytes
public import Diagnostics
import Files
public import Model

extension BuildOptions {
  /// The run that reports what became of one raw file: if it lies in a raw folder, that of all raw
  /// files, in which it is one of several of its page.
  public func telling(of file: String) -> BuildOptions {
    var options = self
    options.writesPages = false
    let isWithin = Project(options: self).raw.map(Path.normal).contains { folder in
      !folder.isEmpty && Path.rest(of: Path.normal(file), below: folder) != nil
    }
    if !isWithin { options.raw = (raw ?? []) + [file] }
    return options
  }
}

extension Report {
  /// The ledger of a raw file. Two folders may hold files of one name: then the digest decides.
  public func ledger(of file: String, bytes: [UInt8]) -> Ledger? {
    let path = "/" + Path.normal(file)
    let named = ledgers.filter { path.hasSuffix("/" + $0.file) }
    guard named.count > 1 else { return named.first }
    let digest = SHA256.hex(bytes)
    return named.first { $0.sha256 == digest } ?? named.first
  }

  /// What was found in a raw file, or in a page because of it. Either path may begin further out.
  public func findings(in file: String) -> [Diagnostic] {
    let path = "/" + Path.normal(file)
    return diagnostics.filter { finding in
      [finding.location.file, finding.origin?.file].contains { found in
        guard let found = found.map({ "/" + Path.normal($0) }) else { return false }
        return found.hasSuffix(path) || path.hasSuffix(found)
      }
    }
  }
}
