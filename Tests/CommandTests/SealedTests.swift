import Files
import TemporaryFolder
import TestSupport
import Testing

@testable import Command

/// A run that only tells what it would do leaves each file where it is.
@Suite struct SealedTests {
  @Test func nothingIsWrittenMovedOrRemoved() throws {
    let folder = try TemporaryFolder()
    let files = FileSystem.disk
    let (page, draft) = (folder["a/page.md"], folder["a/.hig-2147483646-1.draft"])
    for path in [page, draft] { try files.write(path, [1]) }
    let sealed = files.sealed
    try sealed.write(page, [2])
    try sealed.write(folder["a/new.md"], [2])
    try sealed.remove(page)
    try sealed.move(page, folder["a/moved.md"])
    sealed.tidy(folder["a"])
    #expect(try sealed.exchange(page, draft))
    #expect(try sealed.lock(folder["a/.lock"]) != nil)
    #expect(try files.list(folder["a"]).sorted() == [".hig-2147483646-1.draft", "page.md"])
    #expect(try files.read(page) == [1])
    files.tidy(folder["a"])
    #expect(try files.list(folder["a"]) == ["page.md"])
  }
}
