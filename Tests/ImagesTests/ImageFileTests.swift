import Images
import Testing

/// Types and sizes as the bytes say them, and bytes that say none.
@Suite struct ImageFileTests {
  private func size(_ bytes: [UInt8]) -> [Int]? {
    (try? ImageFile(bytes)).map { [$0.width, $0.height] }
  }

  private func type(_ bytes: [UInt8]) -> ImageType? { (try? ImageFile(bytes))?.type }

  @Test func everyTypeIsKnownByItsBytes() {
    for type in ImageType.allCases {
      #expect(self.type(SampleImages.image(type)) == type)
      #expect(size(SampleImages.image(type)) == [400, 200], "\(type)")
      #expect(ImageType(ending: type.ending) == type)
    }
    #expect(ImageType(ending: "jpeg") == .jpeg)
    #expect(ImageType(ending: "html") == nil)
  }

  @Test func whatFollowsAnImageDoesNotChangeItsType() {
    for type in ImageType.allCases where type != .svg {
      let page = Array("<html><script>alert(1)</script></html>".utf8)
      #expect(self.type(SampleImages.image(type) + page) == type)
    }
  }

  @Test(arguments: ["plain words", "", "<html><p>No drawing</p></html>", "%PDF-1.7", "GIF", "RIFF"])
  func otherFilesAreRefused(text: String) {
    #expect(throws: ImageProblem.unknown) { try ImageFile(Array(text.utf8)) }
  }

  @Test func aCompressedFileIsNamedAsOne() {
    #expect(throws: ImageProblem.compressed) { try ImageFile([0x1F, 0x8B, 8, 0]) }
  }

  @Test func anImageWithoutItsHeadHasNoSize() {
    for type in ImageType.allCases where type != .svg && type != .avif {
      let head = Array(SampleImages.image(type).prefix(type == .webp ? 20 : 8))
      #expect(throws: ImageProblem.sizeless(type)) { try ImageFile(head) }
    }
    let flat = SampleImages.png(width: 400, height: 0)
    #expect(throws: ImageProblem.sizeless(.png)) { try ImageFile(flat) }
    let wide = SampleImages.png(width: 1 << 31, height: 1)
    #expect(throws: ImageProblem.sizeless(.png)) { try ImageFile(wide) }
  }

  @Test func aJPEGMayHaveOtherMarkersAndFillBytes() {
    let (start, other, frame) = (SampleImages.jpegStart, SampleImages.jpegOther, SampleImages.frame)
    #expect(size(start + other + frame) == [400, 200])
    #expect(size(start + other) == nil)
    #expect(size(start + [0xFF, 0xE0, 0, 0] + frame) == [400, 200], "no length is too short")
    #expect(size(start + other + [0xFF, 0xFF, 0xFF] + frame) == [400, 200])
    #expect(size(start + [0xFF] + other + [0xFF] + frame) == [400, 200])
    #expect(size(start + [0xFF, 0x01] + frame) == [400, 200], "a marker without a length")
    #expect(size(start + [UInt8](repeating: 0xFF, count: 100_000)) == nil)
  }

  @Test func aWebPHasThreeForms() {
    for form in SampleImages.webPs { #expect(size(form) == [400, 200]) }
    var lossy = SampleImages.webPs[0]
    lossy[23] = 0
    #expect(size(lossy) == nil, "no start code")
  }

  @Test func anAVIFIsAsLargeAsItsLargestPart() {
    let tile = SampleImages.extent(64, 64)
    let whole = SampleImages.extent(400, 200)
    #expect(size(SampleImages.avif(tile + whole + tile)) == [400, 200])
    #expect(size(SampleImages.avif(whole + SampleImages.box("irot", [1]))) == [200, 400])
    #expect(size(SampleImages.avif(whole + SampleImages.box("irot", [2]))) == [400, 200])
    #expect(size(SampleImages.avif([])) == nil)
    #expect(type(SampleImages.avif(whole, brands: ["mif1", "avif"])) == .avif)
    #expect(throws: ImageProblem.unknown) {
      try ImageFile(SampleImages.avif(whole, brands: ["heic", "mif1"]))
    }
  }

  @Test(arguments: [
    (#"width="400" height="200""#, [400, 200]), (#"width='400px' height=' 200 '"#, [400, 200]),
    (#"width="100%" height="100%" viewBox="0 0 400 200""#, [400, 200]),
    (#"viewBox="0,0,400.4,199.6""#, [400, 200]), (#"width="200" viewBox="0 0 4 2""#, [200, 100]),
    (#"height="50%" width="1in" viewBox="0 0 4 2""#, [96, 48]),
    (#"width="30pt" height="10mm""#, [40, 38]), (#"viewBox="0 0 1 .5""#, [2, 1]),
    (#"width="4e2" height="2e2""#, [400, 200]),
  ])
  func aDrawingHasASizeOrARatio(attributes: String, expected: [Int]) {
    #expect(size(SampleImages.svg(attributes)) == expected)
  }

  @Test(arguments: [
    "", #"width="100%" height="100%""#, #"width="400""#, #"viewBox="0 0 1e99 2""#,
    #"viewBox="0 0 nan 2""#, #"viewBox="0 0 0 2""#, #"width="-4" height="2""#,
    #"viewBox="0 0 1e9 1e-9""#, #"width="inf" height="1""#, #"width="0x10" height="1""#,
    #"data-width="4" data-height="2""#,
  ])
  func aDrawingMayHaveNone(attributes: String) {
    #expect(throws: ImageProblem.sizeless(.svg)) { try ImageFile(SampleImages.svg(attributes)) }
  }

  @Test func everyProblemSaysWhatToDo() {
    for problem in [.unknown, .compressed, .sizeless(.svg), .sizeless(.png)] as [ImageProblem] {
      #expect(!problem.summary.isEmpty && !problem.why.isEmpty && !problem.remedy.isEmpty)
      #expect(problem.place == (0, 0))
    }
  }
}
