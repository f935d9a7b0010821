import Files
import TemporaryFolder
import TestSupport
import Testing

/// A disk that is full before the new site is whole: the old one stands, and the run says so.
@Suite struct FullSiteDiskTests {
  /// Publishes one site, leaves so much room, publishes the other, then makes room and tries again.
  private static let driver = #"""
    d=$1 room=$2 b=$3
    mkdir "$d/site" && mount -t tmpfs -o size=100m none "$d/site" || exit 90
    build() { "$b" build "$d/$1" --output "$d/site/public" --quiet 2>"$d/$2.talk"; }
    build one first || exit 91
    used=$(df --output=used "$d/site" | tail -1)
    mount -o "remount,size=$((used + room))k" "$d/site" || exit 92
    build two second
    echo $? >"$d/second.status"
    ls -A "$d/site" >"$d/second.beside"
    cp -r "$d/site/public" "$d/second"
    mount -o remount,size=100m "$d/site"
    build two third
    echo $? >"$d/third.status"
    cp -r "$d/site/public" "$d/third"
    """#

  @Test(.enabled(if: NameSpace.canMount, "needs a name space of its own, to mount a small disk"))
  func theOldSiteStands() throws {
    var refused = 0
    for room in [4, 12, 60, 150, 300, 600, 1200, 2400, 4800] {
      let pair = try SitePair()
      let (path, text) = (pair.folder.path, { (name: String) in try Self.text(pair, name) })
      let status = NameSpace.spawn(Self.driver, [path, "\(room)", Binary.hig])
      #expect(status == 0)
      let isFull = try text("second.status") == "2\n"
      #expect(try pair.standing(at: pair.folder["second"]) == (isFull ? "one" : "two"))
      #expect(try text("second.beside") == "public\n")
      if isFull {
        refused += 1
        let talk = try text("second.talk")
        #expect(talk.contains("No space left on device"))
        #expect(talk.contains("→ Nothing was published. Free disk space"))
      }
      #expect(try text("third.status") == "0\n")
      #expect(try pair.standing(at: pair.folder["third"]) == "two")
      if !isFull { break }
    }
    #expect(refused > 3)
  }

  /// The shell's limit stands for a full disk where nothing may be mounted.
  @Test func aFileThatWillNotGetLonger() throws {
    let pair = try SitePair()
    try pair.expectBuilds("one")
    let failed = try Binary(path: "/bin/sh").run(
      ["-c", #"trap '' XFSZ; ulimit -f 8; exec "$0" "$@""#, Binary.hig]
        + pair.arguments("two", to: pair.target))
    #expect(failed.status == 2)
    #expect(failed.talk.contains("File too large"))
    #expect(failed.talk.contains("→ Nothing was published. Free disk space"))
    #expect(try pair.standing() == "one")
    #expect(try FileSystem.disk.list(pair.folder["site"]) == ["public"])
    try pair.expectBuilds("two")
  }

  fileprivate static func text(_ pair: SitePair, _ name: String) throws -> String {
    String(decoding: try FileSystem.disk.read(pair.folder[name]), as: UTF8.self)
  }
}
