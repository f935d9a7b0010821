import Images
import Testing

@Suite struct PictureNameTests {
  @Test(arguments: [
    ("a.png", "a", 1, false, ""), ("x/y/a~dark@2x.png", "a", 2, true, "y"),
    ("a~light@3x.png", "a", 3, false, ""), ("a@2x", "a@2x", 1, false, ""),
    ("a@4x.png", "a@4x", 1, false, ""), ("a@2x~dark.png", "a@2x", 1, true, ""),
    ("@2x.png", "@2x", 1, false, ""), ("~dark.png", "~dark", 1, false, ""),
    (".png", ".png", 1, false, ""), ("a@2x.b.png", "a@2x.b", 1, false, ""), ("", "", 1, false, ""),
  ])
  func saysWhatAFileIs(path: String, plain: String, scale: Int, isDark: Bool, folder: String) {
    let name = PictureName(path: path)
    #expect(name.plain == plain && name.scale == scale)
    #expect(name.isDark == isDark && name.folder == folder)
  }

  @Test(arguments: [
    ("https://a.b/c%20d/a%402x.png?x#y", "a", "c d"), ("a.png", "a", ""),
    ("/a.png/", "a", ""), ("%zz.png", "%zz", ""),
  ])
  func readsAddresses(address: String, plain: String, folder: String) {
    let name = PictureName(address: address)
    #expect(name?.plain == plain && name?.folder == folder)
  }

  @Test(arguments: ["", "/", "//", "?a.png", "#a"])
  func nothingHasNoName(address: String) { #expect(PictureName(address: address) == nil) }
}

@Suite struct OpeningTests {
  @Test(arguments: [
    "<svg/>", " \n<svg viewBox='0 0 1 1'>", "<?xml version='1.0'?><!-- a > b --><svg>",
    "<!DOCTYPE svg><svg>", "\u{FEFF}<s:svg xmlns:s='x'>",
  ])
  func aDrawing(text: String) {
    let isWhole = text.hasSuffix("/>")
    #expect(ImageType.isOnlyImage(Array((isWhole ? text : text + "a</svg>\n").utf8)))
    #expect(ImageType.isOnlyImage(Array((text + "<h1>Cups</h1>").utf8)) == false)
  }

  @Test(arguments: [
    "<html><svg/></html>", "<svgz>", "words <svg/>", "<!-- <svg> ", "<?", "", "<",
    "<!doctype html><p>",
  ])
  func aPage(text: String) { #expect(!ImageType.isOnlyImage(Array(text.utf8))) }

  @Test func lettersOfASignatureAreText() {
    for text in ["GIF89a is a format of images.", "RIFF1234WEBP and more", "abcdftypavif words"] {
      #expect(!ImageType.isOnlyImage(Array(text.utf8)))
    }
    for type in ImageType.allCases where type != .svg {
      #expect(ImageType.isOnlyImage(SampleImages.image(type)), "\(type)")
    }
  }
}
