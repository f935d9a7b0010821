import Files

extension TemporaryFolder {
  /// A project of one page, at `boxes`.
  public static func ofOnePage() throws -> TemporaryFolder {
    let project = try TemporaryFolder()
    try FileSystem.disk.write(project["content/pages/current/boxes.md"], Array(page.utf8))
    return project
  }

  private static let page = """
    ---
    schema: 1
    title: Boxes
    slug: boxes
    url: https://developer.apple.com/design/human-interface-guidelines/boxes
    edition: current
    ---

    # Boxes

    A box holds things that belong together.

    """
}
