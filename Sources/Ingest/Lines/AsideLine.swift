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

  /// A label, or the name of its style in markup, in any case.
  static func kind(named name: String) -> Aside? {
    labels.first { name.lowercased() == $0.label.description.lowercased() }?.kind
  }

  /// `Note: text`, as Apple's own Markdown starts a quotation that is an aside.
  static func labelled(
    _ text: ArraySlice<UInt8>
  ) -> (kind: Aside, text: ArraySlice<UInt8>)? {
    for label in labels where ByteSearch.starts(text, with: label.label) {
      let rest = text.dropFirst(label.label.utf8CodeUnitCount)
      guard rest.first == UInt8(ascii: ":") else { continue }
      return (label.kind, Scrape.trimmed(rest.dropFirst()))
    }
    return nil
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
