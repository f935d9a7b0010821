import Diagnostics
import Files
import Publish
import Testing

@Suite struct WordingTests {
  @Test(arguments: [
    (
      PublishError.path("../x", .leaves(part: "..")),
      """
      ../x: error: the path holds the part ".." [publish]
          → Change the slug or the name that this path is made of.

      """
    ),
    (
      .foreign(folder: "public", names: ["a", "b", "c"], count: 5),
      """
      public: error: holds what hig did not write: a, b, c and 2 more [publish]
          → Move them elsewhere, or choose another folder with --output.

      """
    ),
    (
      .unlisted(folder: "public", names: ["a"], count: 1),
      """
      public: error: its build-manifest.json is missing or damaged, so nothing tells hig's files \
      from yours: a [publish]
          → Move what is yours elsewhere and remove the folder, or choose another with --output.

      """
    ),
    (
      .busy(target: "public"),
      """
      public: error: another run of hig is publishing to this folder [publish]
          → Wait until it ends, or choose another folder with --output.

      """
    ),
    (
      .files(target: "public", FileError(.write, "public/a", "No space left on device")),
      """
      public: error: cannot write public/a: No space left on device [publish]
          → The site is as it was. Make room or give the right to write beside the folder, or \
      choose another with --output.

      """
    ),
    (
      .brokenLink(target: "public"),
      """
      public: error: is a link that leads nowhere [publish]
          → Make the folder that it leads to, or remove the link.

      """
    ),
    (
      .files(target: "public", FileError(.exchange, "public", "Device or resource busy")),
      """
      public: error: cannot exchange public: Device or resource busy [publish]
          → The site is as it was. The folder is replaced as a whole: it must be writable and no \
      mount point. Choose another, such as --output public/site.

      """
    ),
    (
      .mismatch(
        target: "public", ManifestMismatch(path: "a", problem: .size(expected: 2, found: 1))),
      """
      public: error: a was not written whole: 1 instead of 2 bytes [publish]
          → The site is as it was. Check the disk, then build again.

      """
    ),
  ])
  func saysValuePlaceAndRemedy(error: PublishError, text: String) {
    #expect(DiagnosticFormat.text.line(for: error.diagnostic) == text)
  }
}
