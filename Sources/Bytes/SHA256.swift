import CSHA

/// SHA-256 (FIPS 180-4), for the digests in ledgers, front matter and manifests.
public enum SHA256 {
  /// The digest in lower-case hexadecimal.
  public static func hex(_ message: [UInt8]) -> String {
    String(decoding: hexDigits(of: digest(message)), as: UTF8.self)
  }

  public static func digest(_ message: [UInt8]) -> [UInt8] {
    digest(message, byProcessor: processorKnows)
  }

  /// By the instructions of the processor, which are five times as fast, or without them.
  static func digest(_ message: [UInt8], byProcessor: Bool) -> [UInt8] {
    var running = Running(byProcessor: byProcessor)
    running.add(message)
    return running.digest
  }

  /// The digests of several messages. Taken two at a time, they need little more than half the
  /// time.
  public static func digests(of messages: [[UInt8]]) -> [[UInt8]] {
    var digests = [[UInt8]](repeating: [], count: messages.count)
    // Those of about the same size go together.
    var left = messages.indices.sorted { messages[$0].count < messages[$1].count }
    while let one = left.popLast() {
      guard let other = left.popLast() else {
        digests[one] = digest(messages[one])
        break
      }
      (digests[one], digests[other]) = Self.digests(messages[one], messages[other])
    }
    return digests
  }

  private static func digests(_ one: [UInt8], _ other: [UInt8]) -> ([UInt8], [UInt8]) {
    var (first, second) = (Running(), Running())
    let together = processorKnows ? min(one.count, other.count) / 64 * 64 : 0
    if together > 0 {
      Running.add(one[..<together], to: &first, other[..<together], to: &second)
    }
    first.add(one[together...])
    second.add(other[together...])
    return (first.digest, second.digest)
  }

  /// A digest of pieces, one after the other.
  public struct Running {
    private let byProcessor: Bool
    private var state = SHA256.start
    /// What does not fill a block yet.
    private var rest: ArraySlice<UInt8> = []
    private var count = 0

    public init() { self.init(byProcessor: processorKnows) }

    init(byProcessor: Bool) { self.byProcessor = byProcessor }

    public mutating func add(_ piece: [UInt8]) { add(piece[...]) }

    fileprivate mutating func add(_ piece: ArraySlice<UInt8>) {
      count += piece.count
      var piece = piece
      if !rest.isEmpty {
        let missing = piece.prefix(64 - rest.count)
        rest += missing
        piece = piece.dropFirst(missing.count)
        guard rest.count == 64 else { return }
        mix(rest)
      }
      let whole = piece.startIndex + piece.count / 64 * 64
      mix(piece[..<whole])
      rest = piece[whole...]
    }

    public var digest: [UInt8] {
      var ended = self
      ended.mix(SHA256.padded(rest, count)[...])
      return (0..<32).map { place in
        UInt8(truncatingIfNeeded: ended.state[place / 4] >> UInt32(24 - place % 4 * 8))
      }
    }

    /// Adds as many whole blocks to two, for a processor that knows how, before anything else.
    fileprivate static func add(
      _ blocks: ArraySlice<UInt8>, to one: inout Running, _ others: ArraySlice<UInt8>,
      to two: inout Running
    ) {
      one.count += blocks.count
      two.count += others.count
      blocks.withUnsafeBufferPointer { blocks in
        others.withUnsafeBufferPointer { others in
          SHA256.mix(blocks, into: &one.state, others, into: &two.state)
        }
      }
    }

    private mutating func mix(_ blocks: ArraySlice<UInt8>) {
      blocks.withUnsafeBufferPointer { SHA256.mix($0, into: &state, byProcessor: byProcessor) }
    }
  }

  static let processorKnows = hig_sha_is_there() != 0

  public static func hexDigits(of bytes: [UInt8]) -> [UInt8] {
    var digits: [UInt8] = []
    digits.reserveCapacity(2 * bytes.count)
    for byte in bytes {
      digits.append(digit(byte >> 4))
      digits.append(digit(byte & 15))
    }
    return digits
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension SHA256 {
  private typealias Words = SIMD8<UInt32>

  private static let start = Words(
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19)

  private static func mix(
    _ bytes: UnsafeBufferPointer<UInt8>, into state: inout Words, byProcessor: Bool
  ) {
    let mix = byProcessor ? hig_sha_mix : hig_sha_mix_plainly
    withUnsafeMutableBytes(of: &state) { state in
      let words = state.assumingMemoryBound(to: UInt32.self)
      mix(words.baseAddress, bytes.baseAddress, bytes.count / 64, constants)
    }
  }

  private static func mix(
    _ bytes: UnsafeBufferPointer<UInt8>, into state: inout Words,
    _ others: UnsafeBufferPointer<UInt8>, into other: inout Words
  ) {
    withUnsafeMutableBytes(of: &state) { state in
      withUnsafeMutableBytes(of: &other) { other in
        hig_sha_mix_two(
          state.assumingMemoryBound(to: UInt32.self).baseAddress, bytes.baseAddress,
          other.assumingMemoryBound(to: UInt32.self).baseAddress, others.baseAddress,
          bytes.count / 64, constants)
      }
    }
  }

  /// The last blocks of a message of so many bytes.
  private static func padded(_ rest: ArraySlice<UInt8>, _ count: Int) -> [UInt8] {
    var tail = Array(rest)
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(count) * 8
    tail.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
    return tail
  }

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}
