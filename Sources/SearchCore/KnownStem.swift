/// The hashes of stems that have a meaning of their own for answers, as numbers: to make them from
/// letters would cost every browser half a kilobyte. A test makes them.
enum KnownStem {
  static let and: UInt32 = 0x1408_E4C2
  static let generation: UInt32 = 0x010F_D6C9
  static let sf: UInt32 = 0x91A9_B9F9
  static let mode: UInt32 = 0xF9EF_D227
  static let symbol: UInt32 = 0x1A9C_CDE5
  static let resolution: UInt32 = 0x342A_78B8
  static let type: UInt32 = 0x48CD_1AFC
  static let sizeClass: UInt32 = 0x99B0_9E63
  static let screen: UInt32 = 0xA513_F83B
  static let pt: UInt32 = 0x10C2_6F71
  static let pts: UInt32 = 0xB028_837D
  static let iPhone: UInt32 = 0x4655_1249
  static let iPad: UInt32 = 0x6765_FDCB
  static let iOS: UInt32 = 0x8F76_B570
  static let iPadOS: UInt32 = 0x5471_F71C
  static let px: UInt32 = 0xF61F_B17E
  static let leading: UInt32 = 0xF372_C05D
  static let subhead: UInt32 = 0x84AD_568F
  static let subheadline: UInt32 = 0xD44A_3935
  static let large: UInt32 = 0x8118_9A6D
  static let panel: UInt32 = 0x7ACF_4E4D
  static let platform: UInt32 = 0x0284_4054
  static let display: UInt32 = 0x256B_1890
  /// What may be left out: “recommended leaderboard image size”.
  static let idle: [UInt32] = [
    0x9B03_99D1, 0xFD12_A76A, 0xD4ED_2879, 0xEFBC_06C6, 0x1DB9_C877, 0xA97D_A14E,
    0x6758_8B8C, 0x353F_5001, 0x66CA_CB01, 0x587E_6635, 0xD815_56CA, 0x1CDF_9768,
    0xC60A_D2A3,
  ]
}
