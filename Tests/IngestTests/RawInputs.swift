import Model
import TestSupport

/// Raw files that nobody meant to be read, each told by a number alone: real ones cut, spliced,
/// broken and mixed with noise, and sometimes read as a shape that they are not.
struct RawInputs {
  private let samples: [[UInt8]]
  /// Real lines of every shape: furniture, fields, headings, marks.
  private let lines: [[UInt8]]

  init(_ samples: [[UInt8]]) {
    self.samples = samples
    lines = samples.flatMap { $0.prefix(8_000).split(separator: 10).prefix(120).map { Array($0) } }
  }

  /// Some raw files, mostly one; several tell of one page.
  struct Input: CustomStringConvertible {
    let number: UInt64
    let shape: String?
    let files: [[UInt8]]

    var description: String {
      "input \(number), as \(shape ?? "what it is"), \(files.map(\.count)) bytes"
    }
  }

  func input(_ number: UInt64, shapes: [String]) -> Input {
    var random = SeededRandom(number)
    let shape = random.chance(2) ? random.pick(shapes) : nil
    let count = random.chance(5) ? 2 + random.below(3) : 1
    let head = count > 1 || random.chance(3) ? Array(mirror("").utf8) : []
    let files = (0..<count).map { _ in head + broken(file(&random), &random) }
    return Input(number: number, shape: shape, files: files)
  }
}

extension RawInputs {
  private func file(_ random: inout SeededRandom) -> [UInt8] {
    switch random.below(6) {
    case 0: random.bytes(upTo: 400)
    case 1: Array(random.list(upTo: 40) { $0.pick(lines) }.joined(separator: [10]))
    case 2: Array(random.list(upTo: 5, piece).joined())
    case 3: Array(random.text(pieces: 60).utf8)
    default: cut(&random)
    }
  }

  /// A sample that ends too early, now and then late in it.
  private func cut(_ random: inout SeededRandom) -> [UInt8] {
    let sample = random.pick(samples)
    return Array(sample.prefix(random.below(random.chance(8) ? sample.count : 6_000)))
  }

  private func piece(_ random: inout SeededRandom) -> [UInt8] {
    let sample = random.pick(samples)
    let start = random.below(sample.count)
    return Array(sample[start..<min(sample.count, start + random.below(1_500))])
  }

  /// What happens to files on their way: other line ends, a byte order mark, broken characters,
  /// NUL, no line ends at all.
  private func broken(_ file: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = file
    if random.chance(6) { bytes = Array(bytes.split(separator: 10).joined(separator: [13, 10])) }
    if random.chance(12) { bytes = bytes.map { $0 == 10 ? 32 : $0 } }
    if random.chance(4) { flip(&bytes, &random) }
    if random.chance(8) { bytes = [0xEF, 0xBB, 0xBF] + bytes }
    return bytes
  }

  private func flip(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let marks = Array("\n\n\r\0\u{FF}`*_#|->[]()\\: 1<>&\"{}".utf8) + [0xFF, 0xC3, 0xE2, 0x80]
    for _ in 0..<(bytes.isEmpty ? 0 : random.below(30)) {
      bytes[random.below(bytes.count)] = random.pick(marks)
    }
  }
}
