import Model

/// Cells that are read as one thing, so that no line ends in them: `1024×1024 px`,
/// `Option-Command-Space`.
enum UnbrokenCell {
  static func holds(_ cell: DataCell) -> Bool {
    if case .size = cell.value { return cell.raw.utf8.count <= longestSize }
    guard let first = cell.raw.utf8.first, initials.contains(first) else { return false }
    return cell.raw.utf8.count <= longestShortcut && modifiers.contains(where: cell.raw.hasPrefix)
      && cell.raw.split(separator: "-").allSatisfy { $0.first?.isLowercase == false }
  }

  private static let (longestSize, longestShortcut) = (16, 30)
  private static let modifiers = ["Command-", "Control-", "Option-", "Shift-"]
  /// Most cells begin with none of these.
  private static let initials = modifiers.compactMap(\.utf8.first)
}
