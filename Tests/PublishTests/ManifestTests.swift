import Files
import Model
import Publish
import TestSupport
import Testing

@Suite struct ManifestTests {
  @Test(arguments: 0..<20 as Range<UInt64>) func readsWhatItWrote(seed: UInt64) throws {
    let manifest = Manifest(Samples.tree(seed))
    #expect(try Manifest.read(manifest.write()) == manifest)
  }

  @Test func whatPackedIsKept() throws {
    let manifest = Manifest(Samples.first, packing: "a 1, b 2")
    let read = try Manifest.read(manifest.write())
    #expect(read == manifest && read.packing == "a 1, b 2")
    #expect(read != Manifest(Samples.first))
  }

  @Test func isReadableAndHoldsNoTime() {
    let manifest = Manifest(OutputTree([OutputFile("b/ü.txt", "abc"), OutputFile("a", "")]))
    #expect(
      String(decoding: manifest.write(), as: UTF8.self) == """
        {
          "generator": "hig",
          "schema": 1,
          "files": [
            {
              "path": "a",
              "size": 0,
              "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
            },
            {
              "path": "b/ü.txt",
              "size": 3,
              "sha256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
            }
          ]
        }

        """)
    #expect(manifest.size == 3)
  }

  @Test(arguments: [
    ("", "expected a value at byte 0"),
    ("[]", "\"generator\" is not \"hig\""),
    (#"{"generator": "other"}"#, "\"generator\" is not \"hig\""),
    (
      #"{"generator": "hig", "schema": 2}"#,
      "\"schema\" is not 1: written by another version of hig"
    ),
    (#"{"generator": "hig", "schema": 1}"#, "\"files\" is not a list"),
    (file("../x"), "\"../x\" has the part \"..\""),
    (file("/etc/passwd"), "\"/etc/passwd\" starts with a slash"),
    (file("a", size: "-1"), "\"a\" without \"size\""),
    (file("a", sha256: "AA"), "\"a\" without a \"sha256\" of 64 hexadecimal digits"),
  ])
  func refuses(text: String, problem: String) {
    let error = #expect(throws: ManifestError.self) { try Manifest.read(Array(text.utf8)) }
    #expect(error?.problem == problem)
  }

  @Test func refusesAPathThatStandsTwice() {
    let text = Self.file("a").replacingFirst("]", with: ", " + Self.entry("a") + "]")
    let error = #expect(throws: ManifestError.self) { try Manifest.read(Array(text.utf8)) }
    #expect(error?.problem == "\"a\" is duplicate or out of order")
  }

  @Test func findsEveryMismatch() throws {
    let files = FileSystem.memory()
    _ = try Publisher(files: files).publish(Samples.first, to: "/public")
    try files.remove("/public/assets/style.css")
    try files.write("/public/boxes/index.html", Array("<h1>Foxes</h1>".utf8))
    try files.write("/public/index.html", Array("x".utf8))
    let found = Manifest(Samples.first).mismatches(in: "/public", files: files)
    #expect(
      found == [
        "assets/style.css: No such file or directory", "boxes/index.html: other bytes",
        "index.html: 1 bytes, expected 14",
      ])
  }

  private static func file(
    _ path: String, size: String = "1", sha256: String = String(repeating: "a", count: 64)
  ) -> String {
    #"{"generator": "hig", "schema": 1, "files": [\#(entry(path, size: size, sha256: sha256))]}"#
  }

  private static func entry(
    _ path: String, size: String = "1", sha256: String = String(repeating: "a", count: 64)
  ) -> String {
    #"{"path": "\#(path)", "size": \#(size), "sha256": "\#(sha256)"}"#
  }
}

extension String {
  fileprivate func replacingFirst(_ letter: Character, with text: String) -> String {
    guard let place = firstIndex(of: letter) else { return self }
    return self[..<place] + text + self[index(after: place)...]
  }
}
