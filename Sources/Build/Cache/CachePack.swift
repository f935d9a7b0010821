import Bytes
import Model

/// The bytes of a cache: mark of the program, digest of all that follows; then for each entry its
/// key of 32 bytes, the number of its files, and of each the length of its path, its path, the
/// length of its bytes, its bytes. `bytes` and `read` are each other’s inverse.
enum CachePack {
  private static let digest = 32

  /// As many entries as there is room for, the same for the same entries.
  static func fitting(
    _ entries: [[UInt8]: [OutputFile]], mostBytes: Int
  ) -> [[UInt8]: [OutputFile]] {
    var room = mostBytes
    return sorted(entries).reduce(into: [:]) { fitting, entry in
      let size = entry.value.reduce(0) { $0 + $1.bytes.count }
      guard size <= room else { return }
      room -= size
      fitting[entry.key] = entry.value
    }
  }

  static func bytes(_ entries: [[UInt8]: [OutputFile]], of program: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    for (key, files) in sorted(entries) where key.count == digest {
      packed += key
      Varint.write(UInt64(files.count), to: &packed)
      for file in files {
        write(Array(file.path.utf8), to: &packed)
        write(file.bytes, to: &packed)
      }
    }
    return program + SHA256.digest(packed) + packed
  }

  /// nil for what another program wrote, or what is damaged.
  static func read(_ bytes: [UInt8], of program: [UInt8]) -> [[UInt8]: [OutputFile]]? {
    guard bytes.starts(with: program), bytes.count >= program.count + digest else { return nil }
    let packed = Array(bytes[(program.count + digest)...])
    guard bytes[program.count..<program.count + digest].elementsEqual(SHA256.digest(packed))
    else { return nil }
    var entries: [[UInt8]: [OutputFile]] = [:]
    var place = 0
    while place < packed.count {
      guard packed.count - place >= digest else { return nil }
      let key = Array(packed[place..<place + digest])
      place += digest
      guard let files = files(packed, at: &place) else { return nil }
      entries[key] = files
    }
    return entries
  }

  private static func sorted(
    _ entries: [[UInt8]: [OutputFile]]
  ) -> [(key: [UInt8], value: [OutputFile])] {
    entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  private static func files(_ packed: [UInt8], at place: inout Int) -> [OutputFile]? {
    guard let count = Varint.read(packed, at: &place), count <= UInt64(packed.count) else {
      return nil
    }
    var files: [OutputFile] = []
    for _ in 0..<Int(count) {
      guard let path = part(packed, at: &place), let bytes = part(packed, at: &place) else {
        return nil
      }
      files.append(OutputFile(String(decoding: path, as: UTF8.self), bytes))
    }
    return files
  }

  private static func write(_ part: [UInt8], to packed: inout [UInt8]) {
    Varint.write(UInt64(part.count), to: &packed)
    packed += part
  }

  private static func part(_ packed: [UInt8], at place: inout Int) -> [UInt8]? {
    guard let count = Varint.read(packed, at: &place), count <= UInt64(packed.count - place)
    else { return nil }
    defer { place += Int(count) }
    return Array(packed[place..<place + Int(count)])
  }
}
