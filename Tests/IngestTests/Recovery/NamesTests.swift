import Testing

@testable import Ingest

/// Which words with capitals inside are names.
@Suite struct NamesTests {
  private func contains(_ word: String, in lexicon: Lexicon = Lexicon()) -> Bool {
    Names(lexicon).contains(ArraySlice(text: word))
  }

  @Test func platformsDevicesAndKitsAreKnown() {
    for name in ["iPadOS", "iPhone", "KettleKit", "UIKit"] { #expect(contains(name)) }
    for word in ["TeaTime", "Kit", "LidKettleKit", "Kettle", "lidView"] {
      #expect(!contains(word))
    }
    #expect(Names.isBrand(ArraySlice(text: "visionOS")))
    #expect(!Names.isBrand(ArraySlice(text: "TeaTime")))
  }

  @Test func theRestIsLearnt() {
    var lexicon = Lexicon()
    lexicon.add(name: "TeaTime", times: 2)
    #expect(!contains("TeaTime", in: lexicon))
    lexicon.add(name: "TeaTime", times: 1)
    lexicon.add(symbol: "lidView")
    #expect(contains("TeaTime", in: lexicon) && contains("lidView", in: lexicon))
  }

  @Test func aNameMayStartSmall() {
    #expect(Names.smallInitial(ArraySlice(text: "iPadOS and")) == 6)
    #expect(Names.smallInitial(ArraySlice(text: "iPad and")) == 4)
    #expect(Names.smallInitial(ArraySlice(text: "icon")) == nil)
  }
}
