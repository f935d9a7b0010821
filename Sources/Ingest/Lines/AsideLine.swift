import Bytes
import Model

/// The labels of asides: alone on a line in a scrape, as a GitHub alert in our own pages.
enum AsideLine {
  static func label(_ text: ArraySlice<UInt8>) -> Aside? {
    labels.first { ByteSearch.equal(text, $0.label) }?.kind
  }

  static func kind(alert text: ArraySlice<UInt8>) -> Aside? {
    labels.first { ByteSearch.equal(text, $0.alert) }?.kind
  }

  static func alert(_ kind: Aside) -> StaticString {
    labels.first { $0.kind == kind }?.alert ?? "[!NOTE]"
  }

  private static let labels: [(kind: Aside, label: StaticString, alert: StaticString)] = [
    (.note, "Note", "[!NOTE]"),
    (.tip, "Tip", "[!TIP]"),
    (.important, "Important", "[!IMPORTANT]"),
    (.warning, "Warning", "[!WARNING]"),
    (.developerNote, "Developer note", "[!DEVELOPER_NOTE]"),
  ]
}
