import Bytes

extension SearchEngine {
  /// The name of a file of this index; nil if there is no such file, or nothing is known of it yet.
  public func part(_ kind: PartName.Kind, number: Int) -> PartName? {
    hash(of: kind, number).map { PartName(kind, number: number, hash: $0) }
  }

  /// Takes a file that was asked for; its bytes must be those that the manifest names.
  public mutating func bring(_ part: PartName, _ bytes: [UInt8]) throws(IndexError) {
    guard let known = self.part(part.kind, number: part.number), part.kind != .manifest else {
      throw IndexError(.outOfRange, in: part, at: 0)
    }
    guard Self.hash(of: bytes) == known.hash else {
      throw IndexError(.otherBytes, in: known, at: 0)
    }
    let number = part.number
    switch part.kind {
    case .manifest: break
    case .terms:
      terms[number] = Kept(try TermShard(bytes, known, unitCount: manifest.unitCount))
    case .units:
      let shard = try UnitShard(bytes, known, count: manifest.units.units(number).count)
      texts[number] = Array(repeating: nil, count: shard.texts.count)
      units[number] = Kept(shard)
    case .texts:
      let (file, own) = PartName.split(number)
      guard let count = units[file]?.value.texts.units(own).count else { return }
      texts[file][own] = Kept(try TextList(bytes, known, count: count))
    case .rows:
      let count = manifest.rows.units(number).count
      rows[number] = Kept(try TextList(bytes, known, count: count))
    }
  }

  /// The hash by which a manifest names a file.
  public static func hash(of bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: QuickSum.of(bytes[...]))
  }

  func name(_ kind: PartName.Kind, _ number: Int) -> PartName {
    PartName(kind, number: number, hash: hash(of: kind, number) ?? 0)
  }

  private func hash(of kind: PartName.Kind, _ number: Int) -> UInt32? {
    var place = number
    let hashes: [UInt32]
    switch kind {
    case .manifest: return 0
    case .terms: hashes = manifest.termHashes
    case .units: hashes = manifest.units.hashes
    case .texts:
      let (file, own) = PartName.split(number)
      guard units.indices.contains(file) else { return nil }
      place = own
      hashes = units[file]?.value.texts.hashes ?? []
    case .rows: hashes = manifest.rows.hashes
    }
    return hashes.indices.contains(place) ? hashes[place] : nil
  }
}
