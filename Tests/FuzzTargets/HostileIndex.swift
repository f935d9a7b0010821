import Bytes
import Files
import Model
import TestSupport

@testable import SearchCore
@testable import SearchIndex

/// A real index of a few pages, one file of which is replaced. The manifest names the new file by
/// its true hash: hashes guard against accidents, and here somebody means it.
struct HostileIndex {
  struct Part: Sendable {
    let kind: PartName.Kind
    let payload: [UInt8]
  }

  /// The files as they were written, the manifest first.
  static let parts: [Part] = {
    let synonyms = Synonyms([
      Synonyms.Group(target: "toggle", words: ["switch", "on off"]),
      Synonyms.Group(target: "menu bar", words: ["bar of menus"]),
    ])
    let files = (try? IndexWriter.files(for: SamplePages.site(), synonyms: synonyms)) ?? []
    let parts = files.compactMap(part)
    return parts.filter { $0.kind == .manifest } + parts.filter { $0.kind != .manifest }
  }()

  let manifest: [UInt8]
  private var parts: [UInt32: [UInt8]] = [:]

  init(replacing victim: Int, by bytes: [UInt8]) {
    var manifest = victim == 0 ? bytes : Self.parts.first?.payload ?? []
    for (place, part) in Self.parts.enumerated() where part.kind != .manifest {
      let payload = place == victim ? bytes : part.payload
      let (old, new) = (SearchEngine.hash(of: part.payload), SearchEngine.hash(of: payload))
      if victim != 0 { Self.replace(Self.bytes(old), by: Self.bytes(new), in: &manifest) }
      parts[new] = payload
    }
    self.manifest = manifest
  }

  func payload(of part: PartName) -> [UInt8]? { parts[part.hash] }
}

extension HostileIndex {
  private static func part(_ file: OutputFile) -> Part? {
    let name = String(Path.name(file.path).dropLast(".js".count))
    guard let kind = PartName.Kind.allCases.first(where: { name.hasPrefix("\($0.text)") }),
      let payload = try? Script.unwrap(file.bytes, name: name, path: file.path)
    else { return nil }
    return Part(kind: kind, payload: payload)
  }

  private static func bytes(_ hash: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: hash >> UInt32($0)) }
  }

  private static func replace(_ old: [UInt8], by new: [UInt8], in bytes: inout [UInt8]) {
    guard bytes.count >= old.count else { return }
    for place in 0...bytes.count - old.count
    where bytes[place..<place + old.count].elementsEqual(old) {
      bytes.replaceSubrange(place..<place + old.count, with: new)
      return
    }
  }
}
