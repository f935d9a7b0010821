import CArena
import Glibc
import TestSupport
import Testing

/// The memory of the library’s trees, against arrays of Swift.
@Suite struct ArenaTests {
  private struct Piece {
    let place: UnsafeMutableRawPointer
    var bytes: [UInt8]
  }

  /// Pieces of all sizes, some longer than a slab, made longer and given back in any order.
  @Test(arguments: 0..<8)
  func piecesKeepWhatIsInThem(seed: UInt64) throws {
    var random = SeededRandom(seed)
    for _ in 0..<3 {
      var pieces: [Piece] = []
      for _ in 0..<400 { try Self.step(&pieces, &random) }
      for piece in pieces { Self.check(piece) }
      hig_arena_reset()
    }
  }

  private static func step(_ pieces: inout [Piece], _ random: inout SeededRandom) throws {
    let size = random.chance(20) ? random.below(700_000) : random.below(300)
    switch random.below(pieces.isEmpty ? 1 : 4) {
    case 0, 1: pieces.append(try made(size, &random))
    case 2:
      let number = random.below(pieces.count)
      check(pieces[number])
      pieces[number] = try longer(pieces[number], size, &random)
    default:
      let piece = pieces.remove(
        at: random.chance(2) ? pieces.count - 1 : random.below(pieces.count))
      check(piece)
      hig_arena_free(piece.place)
    }
  }

  private static func made(_ size: Int, _ random: inout SeededRandom) throws -> Piece {
    let place = try #require(hig_arena_calloc(size, 1))
    #expect(memcmp(place, [UInt8](repeating: 0, count: size), size) == 0)
    return filled(place, size, &random)
  }

  private static func longer(
    _ piece: Piece, _ more: Int, _ random: inout SeededRandom
  ) throws -> Piece {
    let (old, size) = (piece.bytes, piece.bytes.count + more)
    let place = try #require(hig_arena_realloc(piece.place, size))
    #expect(memcmp(place, old, old.count) == 0)
    return filled(place, size, &random)
  }

  private static func filled(
    _ place: UnsafeMutableRawPointer, _ size: Int, _ random: inout SeededRandom
  ) -> Piece {
    #expect(Int(bitPattern: place) % 16 == 0)
    let bytes = Array(repeating: UInt8(truncatingIfNeeded: random.below(256)), count: size)
    place.copyMemory(from: bytes, byteCount: size)
    return Piece(place: place, bytes: bytes)
  }

  private static func check(_ piece: Piece) {
    #expect(memcmp(piece.place, piece.bytes, piece.bytes.count) == 0)
  }
}
