import TestSupport
import Testing

@testable import Model

@Suite struct AnnouncementTests {
  @Test(arguments: [
    ("Use the following table to choose a cup.", Announcement.Kind.table),
    ("The table below lists cups.", .table),
    ("Cups come in the sizes that the tables below list.", .table),
    ("Each row of the following reference table is a cup.", .table),
    ("In the table that follows, a cup is a row.", .table),
    ("Use the following values for guidance.", .values),
    ("**Keep cups small.** Follow the following image sizes.", .values),
    ("Trays must adhere to the following specifications.", .values),
    ("The values listed below are in points.", .values),
    ("Use the listed values to check your tray:", .values),
    ("Paint a cup in the following colors: ", .values),
    ("Stack cups as shown below.", .picture),
    ("A stack (shown below on the left) holds six cups.", .picture),
    ("The cup shown here:", .picture),
    ("The steps are illustrated below.", .picture),
    ("The following picture has a cup in it.", .picture),
    ("In the images shown below, the cup has a lid.", .picture),
    ("The diagram below explains a lid.", .picture),
    ("The following example screenshots have lids.", .picture),
    ("Here are two lids:", .named),
    ("Here’s a lid that fits:", .named),
    ("Trays follow these conventions:", .named),
    ("Lids come with the following titles: ", .named),
    ("A lid has one of three states:", .open),
    ("**Use lids.** For example:", .open),
    ("Keep these in mind, for example:", .open),
    ("You have the following options.", .open),
    ("Here are a few lids.", .open),
    ("Use the variants listed below to match a tray.", .open),
    ("Trays have (small or large) lids, such as:*", .open),
  ])
  func announces(paragraph: String, kind: Announcement.Kind) {
    #expect(Announcement(in: paragraph)?.kind == kind)
  }

  @Test(arguments: [
    "A cup stands on a tray.", "", ":", "The lid is shown below the cup.",
    "Put a title below its cup.", "Don’t let a cup get to a size below 20 points.",
    "In the following week, wash the cups.", "When people follow a table of cups, help them.",
    "People follow the following.", "There are 3 cups: one is red.",
    "Here is where cups are. Wash them.", "Lids (the cups have these:", "Size(of:",
    "A ball that is following the path stops.", "The following day, cups are clean.",
    "See the tables in Cups.", "The guidance about tables below the lid is old.",
  ])
  func announcesNothing(paragraph: String) {
    #expect(Announcement(in: paragraph) == nil)
  }

  @Test func theLastSentenceThatAnnouncesCounts() {
    let text = "Use the following table. Then look at the picture below. Cups are round."
    #expect(Announcement(in: text)?.kind == .picture)
    #expect(Announcement(in: text)?.sentence == "Then look at the picture below")
  }

  @Test func whatCanBeToldInParagraphsMayBeWords() {
    #expect(Announcement(in: "Keep the following guidelines in mind:")?.mayBeWords == true)
    #expect(Announcement(in: "Follow these conventions:")?.mayBeWords == false)
  }

  @Test func cellsInARunAreNoSentence() {
    #expect(Announcement.isLoose("Width Height"))
    #expect(Announcement.isLoose("Width 20 pt 30 pt 40 pt 50 pt 60 pt."))
    #expect(Announcement.isLoose(String(repeating: "cup ", count: 70) + "tray."))
    #expect(Announcement.isLoose("Size Cups Small Two One person Large Ten An office."))
    #expect(!Announcement.isLoose("**A cup of 20 points is small.**"))
  }

  @Test func anyTextIsRead() {
    var random = SeededRandom(19)
    for _ in 0..<5_000 {
      let text = random.text(pieces: 12)
      let paragraph = text + random.pick([" shown below", " the following table.", "", " here:"])
      let announcement = Announcement(in: paragraph)
      #expect(announcement.map { paragraph.utf8.count >= $0.sentence.utf8.count } ?? true)
      _ = Announcement.isLoose(paragraph)
    }
  }

  /// A paragraph of megabytes takes no longer than its length.
  @Test func aLongParagraphIsReadOnce() {
    let text = String(repeating: "the following below here (", count: 40_000)
    #expect(Announcement(in: text) == nil)
  }
}
