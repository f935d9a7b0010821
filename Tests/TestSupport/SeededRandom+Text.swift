extension SeededRandom {
  /// Characters that formats stumble over, and words that they take for something else.
  private static let awkward: [String] =
    ["yes", "No", "null", "~", "true", "NaN", ".inf", "2025-06-09", "1.0", "0x1F", "1_000", "- "]
    + [": ", " #", "---", "...", "|", ">", "&a", "*a", "!x", "%", "@", "`", "'", "\"", "\\", "\\n"]
    + ["{", "}", "[", "]", ",", "?", "<", "=", "\n", "\r\n", "\r", "\t", "\0", "\u{1}", "\u{1B}"]
    + ["\u{7F}", "\u{85}", "\u{9F}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFD}"]
    + ["\u{FFFE}", "\u{FFFF}", "\u{E000}", "\u{10FFFF}", "\u{1FFFE}", "é", "e\u{301}", "日本", "👩‍💻"]
    + ["a", "B", "z9", "iPad", "Best practices", " ", "  ", "-", "_", ".", "/", "(", ")"]

  /// A text of up to `most` pieces, awkward ones among them.
  public mutating func text(pieces most: Int = 8) -> String {
    list(upTo: most) { random in
      random.chance(12) ? String(random.scalar()) : random.pick(Self.awkward)
    }.joined()
  }

  /// Any scalar but a surrogate, which is none.
  private mutating func scalar() -> Unicode.Scalar {
    Unicode.Scalar(UInt32(below(0x11_0000))) ?? "\u{FFFD}"
  }
}
