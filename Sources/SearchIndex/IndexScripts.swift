import Model
import SearchCore

/// Makes files of the parts of an index. What every query needs is in one file, so that the first
/// one asks for little: the search itself, the list of parts, and the names of units if they are
/// one part.
struct IndexScripts {
  /// What a byte of the module is written as: those that code has most are plain characters then,
  /// which pack better than those of two bytes. `10-files.js` turns it back.
  private static func written(_ byte: UInt8) -> UInt8 { (byte &+ 1) ^ 0x74 }

  private let put: (OutputFile) -> Void
  private var start: [UInt8]
  /// The first part with names of units, until it is known whether there is another one.
  private var names: IndexPart?
  private var hasMoreNames = false

  init(_ module: [UInt8]?, to put: @escaping (OutputFile) -> Void) {
    self.put = put
    start = module.map { Script.wrap($0.map(Self.written), name: "core") } ?? []
  }

  mutating func add(_ part: IndexPart) {
    switch part.name.kind {
    case .units where names == nil && !hasMoreNames: names = part
    case .units:
      if let first = names { write(first) }
      (names, hasMoreNames) = (nil, true)
      write(part)
    // The last part.
    case .manifest: start += [names, part].compactMap { $0.map(Self.script) }.joined()
    default: write(part)
    }
  }

  func finish() { put(OutputFile(PartName.start, start)) }

  private func write(_ part: IndexPart) { put(OutputFile(part.name.path, Self.script(part))) }

  private static func script(_ part: IndexPart) -> [UInt8] {
    Script.wrap(part.payload, name: part.name.name)
  }
}
