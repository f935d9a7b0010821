/// The hashes of stems that have a meaning of their own for answers, as numbers: to make them from
/// letters would cost every browser half a kilobyte. A test makes them.
enum KnownStem {
  static let and: UInt32 = 0x0E1E_83E0
  static let generation: UInt32 = 0xB0CD_7D2B
  static let sf: UInt32 = 0xD3CC_C228
  static let mode: UInt32 = 0x5503_2947
  static let symbol: UInt32 = 0x7E97_34D7
  static let resolution: UInt32 = 0x48B9_D3EA
  static let type: UInt32 = 0x0518_0FE0
  static let sizeClass: UInt32 = 0xFA5A_7F38
  static let screen: UInt32 = 0x8137_D2AE
  static let pt: UInt32 = 0x71E9_CB87
  static let pts: UInt32 = 0x106A_FB2F
  static let iPhone: UInt32 = 0x9B59_A934
  static let iPad: UInt32 = 0x0A86_931B
  static let iOS: UInt32 = 0xB5B0_7027
  static let iPadOS: UInt32 = 0xDC6D_6758
  static let px: UInt32 = 0x20FB_8EB3
  static let leading: UInt32 = 0xE6CA_9468
  static let subhead: UInt32 = 0x6751_85CF
  static let subheadline: UInt32 = 0x1233_9810
  static let large: UInt32 = 0xC5CC_FF51
  static let panel: UInt32 = 0xC1E4_3F40
  static let platform: UInt32 = 0xF180_B1C8
  static let display: UInt32 = 0xCFA7_577A
  /// What may be left out: “recommended leaderboard image size”.
  static let idle: [UInt32] = [
    0x3109_654B, 0x3DC2_C6AA, 0x7425_BC27, 0x5A23_CDC3, 0xADD8_0D8A, 0xCCA3_C5C9,
    0xB863_46BE, 0x5FE5_DC19, 0xE232_488A, 0x6D16_70F9, 0xE2E5_F4BC, 0x5594_F606,
    0x410E_ACE7,
  ]
}
