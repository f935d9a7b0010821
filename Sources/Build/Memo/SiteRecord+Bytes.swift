import Bytes
import Files
import Publish

/// A record as bytes: mark of the program, digest of all that follows; then files, products and the
/// run, lengths in front. `bytes` and `init` are each other’s inverse. Nothing is put in order: of
/// 94,800 pages, to sort 600,000 paths took longer than to write them.
extension SiteRecord {
  private static let digest = 32

  func bytes(of program: [UInt8]) -> [UInt8] {
    var body: [UInt8] = []
    let numbers = Dictionary(uniqueKeysWithValues: zip(files.map(\.path), 0...))
    body.append(list: files) { body, file in
      body.append(part: file.path.utf8)
      body.append(number: file.size)
      body += file.digest
      body.append(stamp: file.stamp)
    }
    body.append(list: products) { body, product in
      body += product.key
      switch product.value {
      case .files(let paths):
        body.append(0)
        body.append(list: paths) { $0.append(number: numbers[$1] ?? files.count) }
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
    guard let files = reader.list(Self.file),
      let products = reader.list({ Self.product(&$0, of: files) })
    else { return nil }
    self.files = files
    self.products = Dictionary(products) { $1 }
    guard !reader.isAtEnd else { return }
    guard let run = RunRecord(&reader, of: files) else { return nil }
    self.run = run
  }

  private static func file(_ reader: inout PackReader) -> SiteFile? {
    guard let path = reader.text(), let size = reader.number(),
      let digest = reader.bytes(Self.digest), let stamp = reader.stamp()
    else { return nil }
    return SiteFile(path: path, size: size, digest: digest, stamp: stamp)
  }

  private static func product(
    _ reader: inout PackReader, of files: [SiteFile]
  ) -> (Memo.Key, Product)? {
    guard let key = reader.bytes(Self.digest), let kind = reader.bytes(1)?[0] else { return nil }
    if kind == 1 { return reader.part().map { (key, .value($0)) } }
    guard let numbers = reader.list({ $0.number() }), numbers.allSatisfy(files.indices.contains)
    else { return nil }
    return (key, .files(numbers.map { files[$0].path }))
  }
}

extension [UInt8] {
  /// A flag in front says whether there is one.
  mutating func append(stamp: FileStamp?) {
    append(stamp == nil ? 0 : stamp?.isFolder == true ? 2 : 1)
    guard let stamp else { return }
    Varint.write(stamp.number, to: &self)
    append(number: stamp.size)
    append(number: stamp.modified)
  }
}

extension PackReader {
  mutating func stamp() -> FileStamp?? {
    guard let flag = bytes(1)?[0] else { return .none }
    if flag == 0 { return .some(nil) }
    guard let number = unsigned(), let size = self.number(), let modified = self.number() else {
      return .none
    }
    return FileStamp(number: number, size: size, modified: modified, isFolder: flag == 2)
  }
}
