/// The file that a write makes first, beside the one it is for: hidden, so that no walk sees it.
/// One that lies there without its process is what a killed run left.
public enum FileDraft {
  private static let (front, end) = (".hig-", ".draft")

  static func name(process: Int32, number: Int) -> String { "\(front)\(process)-\(number)\(end)" }

  /// The process that writes, or wrote, a file of this name; nil if it is no draft of ours.
  public static func process(of name: String) -> Int32? {
    guard name.hasPrefix(front), name.hasSuffix(end) else { return nil }
    let numbers = name.dropFirst(front.count).dropLast(end.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, Int(numbers[1]) != nil, let process = Int32(numbers[0]) else {
      return nil
    }
    return process > 0 ? process : nil
  }
}
