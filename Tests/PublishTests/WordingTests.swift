import Diagnostics
import Files
import Publish
import Testing

@Suite struct WordingTests {
  @Test(arguments: [
    (
      PublishError.path("../x", .leaves(part: "..")),
      """
      ../x: error: The path has the part ".." [publish]
          → Change the slug or name that this path is made from.

      """
    ),
    (
      .foreign(folder: "public", names: ["a", "b", "c"], count: 5),
      """
      public: error: Contains files that hig did not create: a, b, c and 2 more [publish]
          → Move them elsewhere, or choose another folder with `--output`.

      """
    ),
    (
      .unlisted(folder: "public", names: ["a"], count: 1),
      """
      public: error: Its build-manifest.json is missing or damaged, so hig cannot tell its files \
      from yours: a [publish]
          → Move your files elsewhere and remove the folder, or choose another with `--output`.

      """
    ),
    (
      .busy(target: "public"),
      """
      public: error: Another run of hig is publishing to this folder [publish]
          → Wait until it ends, or choose another folder with `--output`.

      """
    ),
    (
      .files(
        target: "public", FileError(.write, "public/a", "No space left on device", cause: .full)),
      """
      public: error: Cannot write public/a: No space left on device [publish]
          → Nothing was published. Free disk space, then run again.

      """
    ),
    (
      .brokenLink(target: "public"),
      """
      public: error: Broken symbolic link [publish]
          → Create the folder it points to, or remove the link.

      """
    ),
    (
      .files(target: "public", FileError(.exchange, "public", "Device or resource busy")),
      """
      public: error: Cannot exchange: Device or resource busy [publish]
          → Nothing was published. The folder is replaced as a whole: it must be writable, not a \
      mount point. Choose another, such as `--output public/site`.

      """
    ),
    (
      .mismatch(target: "public"),
      """
      public: error: build-manifest.json was not written completely: reads back differently \
      [publish]
          → Nothing was published. Check the disk, then build again.

      """
    ),
  ])
  func saysValuePlaceAndRemedy(error: PublishError, text: String) {
    #expect(DiagnosticFormat.text.line(for: error.diagnostic) == text)
  }
}
