import Bytes

extension SearchEngine {
  /// The name of a file of this index; nil if there is no such file, or nothing is known of it yet.
  public func part(_ kind: PartName.Kind, number: Int) -> PartName? {
    guard number >= 0 else { return nil }
    let exists: Bool
    switch kind {
    case .manifest: return .manifest
    case .terms: exists = number < manifest.termHashes.count
    case .units: exists = number < manifest.units.count
    case .texts:
      let (file, own) = PartName.split(number)
      exists = file < texts.count && own < texts[file].count
    case .rows: exists = number < manifest.rows.count
    }
    return exists ? name(kind, number) : nil
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
      units[number] = Kept(shard)
      texts[number] = []
      for _ in 0..<shard.texts.count { texts[number].append(nil) }
    case .texts:
      let (file, own) = PartName.split(number)
      guard let count = units[file]?.value.texts.units(own).count else { return }
      texts[file][own] = Kept(try TextShard(bytes, known, count: count))
    case .rows:
      let count = manifest.rows.units(number).count
      rows[number] = Kept(try TextShard(bytes, known, count: count))
    }
  }

  /// The hash by which a manifest names a file.
  public static func hash(of bytes: [UInt8]) -> UInt32 {
    var hash = StableHash()
    hash.add(bytes)
    return UInt32(truncatingIfNeeded: hash.value)
  }

  func name(_ kind: PartName.Kind, _ number: Int) -> PartName {
    var hash: UInt32 = 0
    switch kind {
    case .manifest: break
    case .terms: hash = manifest.termHashes[number]
    case .units: hash = manifest.units.hashes[number]
    case .texts:
      let (file, own) = PartName.split(number)
      hash = units[file]?.value.texts.hashes[own] ?? 0
    case .rows: hash = manifest.rows.hashes[number]
    }
    return PartName(kind, number: number, hash: hash)
  }
}
