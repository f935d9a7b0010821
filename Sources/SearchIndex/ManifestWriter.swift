import Bytes
import SearchCore

/// Writes the table of contents of an index; `SearchEngine` reads it.
struct ManifestWriter {
  private var bytes = Array("HIG".utf8) + [SearchEngine.version]

  init(_ facets: UnitFacets) {
    Varint.write(UInt64(facets.values.count), to: &bytes)
    for facet in facets.values {
      bytes.append(facet.kind.rawValue)
      bytes.append(text: facet.name)
    }
    let known = Set(facets.masks).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(known, 0...))
    Varint.write(UInt64(known.count), to: &bytes)
    bytes.append(fixed: known)
    let runs = Self.runs(facets.masks)
    Varint.write(UInt64(runs.count), to: &bytes)
    for run in runs {
      Varint.write(UInt64(numbers[facets.masks[run.lowerBound]] ?? 0), to: &bytes)
      Varint.write(UInt64(run.count), to: &bytes)
    }
  }

  /// Neighbors that are the same.
  private static func runs(_ masks: [UInt32]) -> [Range<Int>] {
    let starts = masks.indices.filter { $0 == 0 || masks[$0] != masks[$0 - 1] }
    return zip(starts, starts.dropFirst() + [masks.count]).map { $0..<$1 }
  }

  /// Beginnings, then hashes: like packs better beside like.
  mutating func add(terms: [TermsFile]) {
    Varint.write(UInt64(terms.count), to: &bytes)
    var last: [UInt8] = []
    for file in terms {
      TermsWriter.write(file.beginning, after: last, to: &bytes)
      last = file.beginning
    }
    bytes.append(fixed: terms.map(\.hash))
  }

  mutating func add(units: [UnitFile]) { UnitFile.write(units, to: &bytes) }

  /// Each target with its names: what is alike stands together, and packs.
  mutating func add(_ synonyms: SynonymTable) {
    Varint.write(UInt64(synonyms.entries.count), to: &bytes)
    Varint.write(UInt64(synonyms.platformCount), to: &bytes)
    for entry in synonyms.entries {
      // Without the bytes that end a text and mark a name.
      bytes += entry.target.utf8.filter { $0 >= 0x20 }
      bytes.append(SynonymMark.end)
      for name in entry.names {
        if name.isOfOtherMaker { bytes.append(SynonymMark.otherMaker) }
        bytes += name.words.joined(separator: [UInt8(ascii: " ")])
        bytes.append(SynonymMark.end)
      }
      bytes.append(SynonymMark.end)
    }
  }

  /// The units that have rows of tables, and the files of these.
  mutating func add(tables: [Int], rows: [UnitFile]) {
    Varint.write(UInt64(tables.count), to: &bytes)
    var last = -1
    for unit in tables {
      Varint.write(UInt64(unit - last - 1), to: &bytes)
      last = unit
    }
    UnitFile.write(rows, to: &bytes)
  }

  func finish() -> [UInt8] { bytes }
}
