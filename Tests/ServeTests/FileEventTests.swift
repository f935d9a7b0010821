import CPlatform
import Testing

@testable import Serve

/// What inotify writes, read.
@Suite struct FileEventTests {
  private func bytes(_ folder: Int32, _ mask: UInt32, _ name: String, room: Int) -> [UInt8] {
    let numbers = [UInt32(bitPattern: folder), mask, 0, UInt32(room)]
    let head = numbers.flatMap { number in (0..<4).map { UInt8(number >> ($0 * 8) & 255) } }
    return head + Array(name.utf8) + Array(repeating: 0, count: room - name.utf8.count)
  }

  @Test func oneAfterTheOther() {
    let read = FileEvent.all(
      in: bytes(3, UInt32(IN_CLOSE_WRITE), "boxes.md", room: 16)
        + bytes(7, UInt32(IN_DELETE_SELF), "", room: 0))
    #expect(
      read == [
        FileEvent(folder: 3, name: "boxes.md", mask: UInt32(IN_CLOSE_WRITE)),
        FileEvent(folder: 7, name: "", mask: UInt32(IN_DELETE_SELF)),
      ])
    #expect(read.map(\.changesFolders) == [false, true])
  }

  @Test func anOverflowChangesEverything() {
    let read = FileEvent.all(in: bytes(-1, UInt32(IN_Q_OVERFLOW), "", room: 0))
    #expect(read.map(\.isOverflow) == [true])
    #expect(read.map(\.changesFolders) == [true])
  }

  @Test func aNewFolder() {
    let mask = UInt32(IN_CREATE) | UInt32(IN_ISDIR)
    #expect(FileEvent(folder: 1, name: "x", mask: mask).changesFolders)
    #expect(!FileEvent(folder: 1, name: "x", mask: UInt32(IN_CREATE)).changesFolders)
  }

  @Test func aBrokenTailIsLeftOut() {
    let whole = bytes(3, UInt32(IN_CLOSE_WRITE), "a", room: 16)
    for count in 0..<whole.count {
      #expect(FileEvent.all(in: Array(whole.prefix(count))).isEmpty)
    }
    #expect(FileEvent.all(in: whole + [1, 2, 3]).count == 1)
  }
}
