import Bytes
import Diagnostics
import Files
import Publish

/// A record as bytes: mark of the program, digest of all that follows; then files, products and the
/// run, lengths in front. `bytes` and `init` are each other’s inverse.
extension SiteRecord {
  private static let digest = 32

  func bytes(of program: [UInt8]) -> [UInt8] {
    var body: [UInt8] = []
    let paths = files.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(paths, 0...))
    body.append(number: paths.count)
    for path in paths {
      guard let file = files[path] else { continue }
      body.append(part: path.utf8)
      body.append(number: file.size)
      body += file.digest
      body.append(stamp: file.stamp)
    }
    body.append(number: products.count)
    for (key, product) in products.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      body += key
      switch product {
      case .files(let paths):
        body.append(0)
        body.append(number: paths.count)
        for path in paths { body.append(number: numbers[path] ?? paths.count) }
      case .value(let value):
        body.append(1)
        body.append(part: value)
      }
    }
    run?.write(to: &body)
    return program + SHA256.digest(body) + body
  }

  /// nil for what another program wrote, or what is damaged.
  init?(_ bytes: [UInt8], of program: [UInt8]) {
    let start = program.count + Self.digest
    guard bytes.starts(with: program), bytes.count >= start else { return nil }
    let body = Array(bytes[start...])
    guard bytes[program.count..<start].elementsEqual(SHA256.digest(body)) else { return nil }
    var reader = PackReader(body)
    guard let paths = readFiles(&reader), let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let key = reader.bytes(Self.digest), let kind = reader.bytes(1)?[0] else { return nil }
      if kind == 1 {
        guard let value = reader.part() else { return nil }
        products[key] = .value(value)
      } else {
        guard let numbers = reader.numbers(), numbers.allSatisfy(paths.indices.contains) else {
          return nil
        }
        products[key] = .files(numbers.map { paths[$0] })
      }
    }
    guard !reader.isAtEnd else { return }
    guard let run = RunRecord(&reader) else { return nil }
    self.run = run
  }

  /// Their paths, in order.
  private mutating func readFiles(_ reader: inout PackReader) -> [String]? {
    guard let count = reader.number() else { return nil }
    var paths: [String] = []
    for _ in 0..<count {
      guard let path = reader.text(), let size = reader.number(),
        let digest = reader.bytes(Self.digest), let stamp = reader.stamp()
      else { return nil }
      files[path] = SiteFile(path: path, size: size, digest: digest, stamp: stamp)
      paths.append(path)
    }
    return paths
  }
}

extension [UInt8] {
  mutating func append(number: Int) { Varint.write(UInt64(bitPattern: Int64(number)), to: &self) }

  /// A flag in front says whether there is one.
  mutating func append(stamp: FileStamp?) {
    append(stamp == nil ? 0 : stamp?.isFolder == true ? 2 : 1)
    guard let stamp else { return }
    Varint.write(stamp.number, to: &self)
    append(number: stamp.size)
    append(number: stamp.modified)
  }

  mutating func append(text: String?) {
    append(text == nil ? 0 : 1)
    if let text { append(part: text.utf8) }
  }
}

extension PackReader {
  mutating func text() -> String? { part().map { String(decoding: $0, as: UTF8.self) } }

  /// A text, or that there is none.
  mutating func optionalText() -> String?? {
    guard let flag = bytes(1)?[0] else { return .none }
    if flag == 0 { return .some(nil) }
    return text().map(Optional.some)
  }

  mutating func numbers() -> [Int]? {
    guard let count = number() else { return nil }
    var numbers: [Int] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  mutating func stamp() -> FileStamp?? {
    guard let flag = bytes(1)?[0] else { return .none }
    if flag == 0 { return .some(nil) }
    guard let number = number(), let size = self.number(), let modified = self.number() else {
      return .none
    }
    return FileStamp(
      number: UInt64(number), size: size, modified: modified, isFolder: flag == 2)
  }
}
