import Bytes

extension SearchEngine {
  /// The name of a file of this index; nil if there is no such file.
  public func part(_ kind: PartName.Kind, number: Int) -> PartName? {
    switch kind {
    case .manifest: return .manifest
    case .terms: return manifest.terms.indices.contains(number) ? name(kind, number) : nil
    case .units: return manifest.units.indices.contains(number) ? name(kind, number) : nil
    case .texts: return manifest.texts.indices.contains(number) ? name(kind, number) : nil
    }
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
    case .terms: terms[number] = try TermShard(bytes, known, unitCount: manifest.unitCount)
    case .units:
      units[number] = try UnitShard(bytes, known, count: manifest.units[number].units.count)
    case .texts:
      texts[number] = try TextShard(bytes, known, count: manifest.texts[number].units.count)
    }
  }

  /// The hash by which a manifest names a file.
  public static func hash(of bytes: [UInt8]) -> UInt32 {
    var hash = StableHash()
    hash.add(bytes)
    return UInt32(truncatingIfNeeded: hash.value)
  }

  func name(_ kind: PartName.Kind, _ number: Int) -> PartName {
    let hash =
      switch kind {
      case .manifest: UInt32(0)
      case .terms: manifest.terms[number].hash
      case .units: manifest.units[number].hash
      case .texts: manifest.texts[number].hash
      }
    return PartName(kind, number: number, hash: hash)
  }
}
