import Bytes

/// Writes characters the way a search compares them: small, without accents, ligatures taken apart.
enum Folding {
  static func append(_ scalar: UInt32, to word: inout [UInt8]) {
    switch scalar {
    case 0x41...0x5A: word.append(UInt8(truncatingIfNeeded: scalar | 0x20))
    case 0..<0x80: word.append(UInt8(truncatingIfNeeded: scalar))
    case 0xC0...0x24F: append(latin, scalar - 0xC0, or: scalar, to: &word)
    case 0x1E00...0x1EFF: append(latinAdditional, scalar - 0x1E00, or: scalar, to: &word)
    case 0xFB00...0xFB06:
      word += WordText.word(Int(scalar - 0xFB00), in: "ff fi fl ffi ffl st st")
    case 0xFF10...0xFF5A: append(scalar - 0xFEE0, to: &word)
    default: UTF8Decoding.append(lowered(scalar), to: &word)
    }
  }
}

extension Folding {
  private static func append(
    _ table: StaticString, _ offset: UInt32, or scalar: UInt32, to word: inout [UInt8]
  ) {
    let base = table.utf8Start[Int(offset)]
    guard base != UInt8(ascii: ".") else { return UTF8Decoding.append(scalar, to: &word) }
    word.append(ByteClass.lowered(base))
    switch base {
    case UInt8(ascii: "A"), UInt8(ascii: "O"): word.append(UInt8(ascii: "e"))
    case UInt8(ascii: "D"): word.append(UInt8(ascii: "z"))
    case UInt8(ascii: "I"), UInt8(ascii: "L"), UInt8(ascii: "N"): word.append(UInt8(ascii: "j"))
    case UInt8(ascii: "S"): word.append(UInt8(ascii: "s"))
    case UInt8(ascii: "T"): word.append(UInt8(ascii: "h"))
    default: break
    }
  }

  /// Greek and Cyrillic; other scripts have no case, or are too rare here to carry a table for.
  private static func lowered(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xB5: 0x3BC
    case 0x386, 0x3AC: 0x3B1
    case 0x388, 0x3AD: 0x3B5
    case 0x389, 0x3AE: 0x3B7
    case 0x38A, 0x390, 0x3AA, 0x3AF, 0x3CA: 0x3B9
    case 0x38C, 0x3CC: 0x3BF
    case 0x38E, 0x3AB, 0x3B0, 0x3CB, 0x3CD: 0x3C5
    case 0x38F, 0x3CE: 0x3C9
    case 0x3C2: 0x3C3
    case 0x391...0x3A1, 0x3A3...0x3A9, 0x410...0x42F: scalar + 32
    case 0x400...0x40F: scalar + 80
    case 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F: scalar | 1
    default: scalar
    }
  }

  /// The letter below each accent, from U+00C0 on; a capital stands for two letters (A: ae, D: dz,
  /// I: ij, L: lj, N: nj, O: oe, S: ss, T: th), a dot for a character that stays as it is.
  private static let latin: StaticString = """
    aaaaaaAceeeeiiiidnooooo.ouuuuyTSaaaaaaAceeeeiiiidnooooo.ouuuuyTy\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiIIjjkkklllllll\
    lllnnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    bb.....ccdddd....ffg...ikkl..nnooo..ppr.....tttuu.vyyzz.........\
    ....DDDLLLNNNaaiioouuuuuuuuuu.aaaaAAggggkkoooo..jDDDgg..nnaaAAoo\
    aaaaeeeeiiiioooorrrruuuusstt..hhn...zzaaeeooooooooyy...j..acclts\
    z..b..eejj..rryy
    """

  /// The same from U+1E00 on.
  private static let latinAdditional: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwyas..S.aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......
    """
}
