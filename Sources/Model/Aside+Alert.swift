/// How asides are labeled in Markdown: as GitHub's alerts, and one of our own.
extension Aside {
  /// `[!NOTE]`, as we write it.
  public var alert: String { "[!\(Self.alerts.first { $0.kind == self }?.name ?? "NOTE")]" }

  /// Reads a label, in any case, as GitHub does; nil if it is none.
  public init?(alert label: some BidirectionalCollection<UInt8>) {
    guard label.starts(with: "[!".utf8), label.last == UInt8(ascii: "]") else { return nil }
    let letters = label.dropFirst(2).dropLast().lazy.map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 }
    guard let alert = Self.alerts.first(where: { letters.elementsEqual($0.name.utf8) })
    else { return nil }
    self = alert.kind
  }

  /// Of two names of one kind the first is written.
  private static let alerts: [(name: String, kind: Aside)] = [
    ("NOTE", .note), ("TIP", .tip), ("IMPORTANT", .important), ("WARNING", .warning),
    ("CAUTION", .warning), ("DEVELOPER_NOTE", .developerNote),
  ]
}
