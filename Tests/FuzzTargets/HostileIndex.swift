import Bytes
import Files
import Model
import TestSupport

@testable import SearchCore
@testable import SearchIndex

/// A real index of a few pages, one file of which is replaced. The others name the new file by its
/// true hash: hashes guard against accidents, and here somebody means it.
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
    let words = SiteWords(SamplePages.site())
    let written = (try? IndexWriter.parts(for: words, synonyms: synonyms)) ?? []
    let parts = written.map { Part(kind: $0.name.kind, payload: $0.payload) }
    return parts.filter { $0.kind == .manifest } + parts.filter { $0.kind != .manifest }
  }()

  private(set) var manifest: [UInt8] = []
  private var parts: [UInt32: [UInt8]] = [:]

  init(replacing victim: Int, by bytes: [UInt8]) {
    var payloads = Self.parts.map(\.payload)
    guard payloads.indices.contains(victim) else { return }
    payloads[victim] = bytes
    var renamed = [victim]
    while let place = renamed.popLast() {
      let (old, new) = (Self.hash(Self.parts[place].payload), Self.hash(payloads[place]))
      for other in payloads.indices where other != victim && other != place {
        if Self.replace(old, by: new, in: &payloads[other]) { renamed.append(other) }
      }
    }
    manifest = payloads[0]
    for payload in payloads.dropFirst() { parts[SearchEngine.hash(of: payload)] = payload }
  }

  func payload(of part: PartName) -> [UInt8]? { parts[part.hash] }
}

extension HostileIndex {
  /// As one file names another.
  private static func hash(_ payload: [UInt8]) -> [UInt8] {
    let hash = SearchEngine.hash(of: payload)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: hash >> UInt32($0)) }
  }

  private static func replace(_ old: [UInt8], by new: [UInt8], in bytes: inout [UInt8]) -> Bool {
    guard old != new, bytes.count >= old.count else { return false }
    for place in 0...bytes.count - old.count
    where bytes[place..<place + old.count].elementsEqual(old) {
      bytes.replaceSubrange(place..<place + old.count, with: new)
      return true
    }
    return false
  }
}
