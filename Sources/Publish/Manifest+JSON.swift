import Bytes
public import Files
import JSON

/// Why a text is no manifest of ours.
public struct ManifestError: Error, Equatable, Sendable {
  public let problem: String

  init(_ problem: String) { self.problem = problem }
}

/// A manifest as JSON: `read` takes what `write` gives, and nothing less.
extension Manifest {
  private static let generator = "hig"
  private static let schema = 1

  public func write() -> [UInt8] {
    let files = files.map { file -> JSONValue in
      ["path": .string(file.path), "size": .integer(file.size), "sha256": .string(file.sha256)]
    }
    let manifest: JSONValue = [
      "generator": .string(Self.generator), "schema": .integer(Self.schema),
      "packing": packing.map { .string($0) }, "files": .array(files),
    ]
    return JSONWriter.bytes(manifest, indented: true) + [UInt8(ascii: "\n")]
  }

  /// The manifest that a folder holds; nil without one, or if it is damaged.
  public static func read(in folder: String, _ files: FileSystem) -> Manifest? {
    let bytes = try? files.read(Path.join(folder, name), FileLimit.manifest)
    return bytes.flatMap { try? read($0) }
  }

  public static func read(_ bytes: [UInt8]) throws(ManifestError) -> Manifest {
    let value = try JSONReader.read(bytes) {
      ManifestError("\($0.problem) at byte \($0.offset)")
    }
    guard value["generator"]?.string == generator else {
      throw ManifestError("\"generator\" is not \"\(generator)\"")
    }
    guard value["schema"] == .integer(schema) else {
      throw ManifestError("\"schema\" is not \(schema): written by another version of hig")
    }
    guard let files = value["files"]?.array else { throw ManifestError("\"files\" is not a list") }
    var entries: [ManifestEntry] = []
    for file in files {
      let entry = try entry(file)
      if let last = entries.last, last.path >= entry.path {
        throw ManifestError("\"\(entry.path)\" is duplicate or out of order")
      }
      entries.append(entry)
    }
    return Manifest(sorted: entries, packing: value["packing"]?.string)
  }
}

extension Manifest {
  private static func entry(_ value: JSONValue) throws(ManifestError) -> ManifestEntry {
    guard let path = value["path"]?.string else { throw ManifestError("a file without \"path\"") }
    if let problem = OutputPath.problem(of: path) {
      throw ManifestError("\"\(path)\" \(problem.text)")
    }
    guard case .integer(let size) = value["size"], size >= 0 else {
      throw ManifestError("\"\(path)\" without \"size\"")
    }
    guard let sha256 = value["sha256"]?.string, isDigest(sha256) else {
      throw ManifestError("\"\(path)\" without a \"sha256\" of 64 hexadecimal digits")
    }
    return ManifestEntry(path: path, size: size, sha256: sha256)
  }

  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { byte in
        ByteClass.isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
      }
  }
}
