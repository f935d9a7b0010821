import Files
import Glibc
import TemporaryFolder
import Testing

/// What a walk cannot have is told, and no link makes it endless.
@Suite struct SurveyTests {
  private let folder: TemporaryFolder
  private let files = FileSystem.disk

  init() throws { folder = try TemporaryFolder() }

  private func skipped() throws -> [String] {
    try files.survey(folder.path).skipped.map { "\($0.path) \($0.reason)" }
  }

  @Test func linksToTheirOwnFolderAreWalkedOnce() throws {
    try files.write(folder["sub/x"], [])
    for name in ["a", "b", "sub/c", "sub/d"] { try folder.link(name, to: folder.path) }
    let survey = try files.survey(folder.path)
    #expect(survey.files == ["sub/x"])
    #expect(survey.skipped.map(\.path) == ["a", "b", "sub/c", "sub/d"])
    #expect(survey.skipped.allSatisfy { $0.reason == .seen("") })
  }

  /// Each link doubles what is below it: 2 to the 40th paths lead to the last folder.
  @Test func foldersThatManyLinksLeadToAreWalkedOnce() throws {
    let outside = try TemporaryFolder()
    for number in 0..<40 {
      try files.write(outside["d\(number)/x"], [])
      guard number > 0 else { continue }
      for name in ["a", "b"] {
        try outside.link("d\(number)/\(name)", to: outside["d\(number - 1)"])
      }
    }
    try folder.link("all", to: outside["d39"])
    let survey = try files.survey(folder.path)
    #expect(survey.files.count == 40)
    #expect(survey.skipped.count == 39)
  }

  @Test func aFolderIsKnownByItsOwnPathBeforeALinks() throws {
    try files.write(folder["z/x"], [])
    try folder.link("a", to: folder["z"])
    #expect(try files.walk(folder.path) == ["z/x"])
    #expect(try skipped() == ["a seen(\"z\")"])
  }

  @Test func aLinkToNothingIsTold() throws {
    try folder.link("gone", to: folder["nothing"])
    #expect(try skipped() == ["gone leadsNowhere"])
  }

  @Test func aNameThatIsNoTextIsTold() throws {
    let name = Array(folder.path.utf8CString.dropLast()) + [0x2F, CChar(bitPattern: 0xFF), 0]
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o644)
    #expect(descriptor >= 0)
    close(descriptor)
    defer { unlink(name) }
    #expect(try skipped() == ["\u{FFFD} badName"])
  }

  @Test func aFolderTooDeepIsTold() throws {
    let deep = Array(repeating: "d", count: FileSystem.deepestFolder + 1).joined(separator: "/")
    try files.write(folder[deep + "/x"], [])
    #expect(try files.survey(folder.path) == files.survey(folder.path))
    #expect(try skipped() == ["\(deep) tooDeep"])
  }
}
