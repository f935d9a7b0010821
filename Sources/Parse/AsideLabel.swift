import Model

/// How asides are labelled in Markdown: GitHub's alerts, and Apple's developer note.
enum AsideLabel {
  static let kinds: [String: Aside] = [
    "[!NOTE]": .note,
    "[!TIP]": .tip,
    "[!IMPORTANT]": .important,
    "[!WARNING]": .warning,
    "[!CAUTION]": .warning,
    "[!DEVELOPER_NOTE]": .developerNote,
  ]
}
