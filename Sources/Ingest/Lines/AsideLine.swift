import Bytes

/// The label of an aside, alone on its line.
enum AsideLine {
  static func alert(_ text: ArraySlice<UInt8>) -> StaticString? {
    for (label, alert) in alerts where ByteSearch.equal(text, label) { return alert }
    return nil
  }

  private static let alerts: [(label: StaticString, alert: StaticString)] = [
    ("Note", "[!NOTE]"), ("Tip", "[!TIP]"), ("Important", "[!IMPORTANT]"),
    ("Warning", "[!WARNING]"), ("Developer note", "[!DEVELOPER NOTE]"),
  ]
}
