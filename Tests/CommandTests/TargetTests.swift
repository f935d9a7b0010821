import Files
import Glibc
import TemporaryFolder
import TestSupport
import Testing

/// Folders that cannot be replaced, as processes meet them: nothing changes, and the run says why.
@Suite struct TargetTests {
  /// Nothing is forbidden to root, so a test that root runs is done by nobody.
  private static let asNobody =
    geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=65534", "--clear-groups"] : []

  private static let nobodyCanRun =
    Binary().spawn(asNobody + ["/bin/sh", "-c", #""$0" --version >/dev/null"#, Binary.hig]) == 0

  @Test(.enabled(if: NameSpace.canMount, "needs a name space of its own, to mount a folder"))
  func aMountPoint() throws {
    let pair = try SitePair()
    let script = #"""
      d=$1; shift; mkdir -p "$d/site/public"; mount -t tmpfs none "$d/site/public"
      "$@" 2>"$d/talk"; echo $? >"$d/status"
      "$1" clean --output "$d/site/public" 2>>"$d/talk"; echo $? >>"$d/status"
      ls -A "$d/site" "$d/site/public" >"$d/left"
      "$1" build "$d/one" --quiet --output "$d/site/public/site"; echo $? >>"$d/status"
      """#
    let arguments = [pair.folder.path, Binary.hig] + pair.arguments("one", to: pair.target)
    #expect(NameSpace.spawn(script, arguments) == 0)
    #expect(try text(pair, "status") == "2\n2\n0\n")
    let talk = try text(pair, "talk")
    #expect(talk.contains("\(pair.target): error: Cannot move"))
    #expect(talk.contains("Device or resource busy"))
    let remedy = "not a mount point. Choose another, such as `--output \(pair.target)/site`"
    #expect(talk.contains(remedy))
    let (site, target) = (pair.folder["site"], pair.target)
    #expect(try text(pair, "left") == "\(site):\npublic\n\n\(target):\n")
  }

  @Test(.enabled(if: NameSpace.canMount, "needs a name space of its own, to mount a disk"))
  func aReadOnlyDisk() throws {
    let pair = try SitePair()
    let script = #"""
      d=$1; shift; mkdir "$d/site"; mount -t tmpfs none "$d/site"
      "$1" build "$d/one" --quiet --output "$d/site/public"; mount -o remount,ro "$d/site"
      "$@" 2>"$d/talk"; echo $? >"$d/status"
      "$1" clean --output "$d/site/public" 2>>"$d/talk"; echo $? >>"$d/status"
      cp -r "$d/site" "$d/left"
      """#
    let arguments = [pair.folder.path, Binary.hig] + pair.arguments("two", to: pair.target)
    #expect(NameSpace.spawn(script, arguments) == 0)
    #expect(try text(pair, "status") == "2\n2\n")
    let talk = try text(pair, "talk")
    #expect(talk.contains("error: Cannot lock"))
    #expect(talk.contains("Read-only file system"))
    #expect(talk.contains("→ Nothing was published."))
    #expect(try pair.standing(at: pair.folder["left/public"]) == "one")
    #expect(try FileSystem.disk.list(pair.folder["left"]) == ["public"])
  }

  @Test(
    .enabled(if: nobodyCanRun, "needs a user to whom something is forbidden"),
    arguments: [
      ("", "Cannot lock"), ("public", "Cannot exchange"), (".public.stage", "Cannot list"),
    ])
  func aFolderWithoutTheRight(name: String, refusal: String) throws {
    let pair = try SitePair()
    try pair.expectBuilds("one")
    let site = pair.folder["site"]
    let locked = Path.join(site, name)
    if name.hasPrefix(".") { try FileSystem.disk.write(locked + "/.hig-site", []) }
    let owner = geteuid() == 0 ? "chown -R 65534 \"$1\"; " : ""
    let prepare = owner + #"chmod 755 "$1"; chmod "$3" "$2""#
    let mode = name.hasPrefix(".") ? "0" : "555"
    #expect(Binary().spawn(["/bin/sh", "-c", prepare, "sh", pair.folder.path, locked, mode]) == 0)
    let command = Self.asNobody + [Binary.hig] + pair.arguments("two", to: pair.target)
    let failed = try Binary(path: command[0]).run(Array(command.dropFirst()))
    #expect(failed.status == 2)
    #expect(failed.talk.contains("error: \(refusal)"), "\(failed.talk)")
    #expect(failed.talk.contains("Permission denied"))
    #expect(failed.talk.contains("→ Nothing was published."))
    #expect(try pair.standing() == "one")
    chmod(locked, 0o755)
    #expect(
      try FileSystem.disk.list(site).filter { $0 != name } == ["public"].filter { $0 != name })
    try pair.expectBuilds("two")
  }

  @Test func aLinkToTheFolder() throws {
    let pair = try SitePair()
    let files = FileSystem.disk
    try files.write(pair.folder["site/real/.gitignore"], [])
    try files.remove(pair.folder["site/real/.gitignore"])
    try pair.folder.link("site/public", to: "real")
    for name in ["one", "two"] {
      #expect(try pair.build(name).status == 0)
      #expect(try pair.standing() == name)
      #expect(files.resolve(pair.target) == pair.folder["site/real"])
    }
    #expect(try Binary().run(["clean", "--quiet", "--output", pair.target]).status == 0)
    #expect(try files.list(pair.folder["site"]).sorted() == ["public", "real"])
    #expect(try files.list(pair.target) == [".hig-site"])
    #expect(try pair.build("one").status == 0)
    #expect(try pair.standing() == "one")
  }

  private func text(_ pair: SitePair, _ name: String) throws -> String {
    String(decoding: try FileSystem.disk.read(pair.folder[name]), as: UTF8.self)
  }
}
