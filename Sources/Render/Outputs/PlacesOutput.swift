import JSON
import Model

/// `places.js`: what the search in the browser offers of the site itself, besides the pages of the
/// guidelines, and what can be typed. A script, as `tree.js` is.
struct PlacesOutput: OutputFormat {
  static let file = "places.js"

  func files(_ context: RenderContext) -> Rendered {
    let all = context.ways.map(\.places) + [Self.own(context)]
    let places = JSONWriter.text(.array(all.filter { !$0.places.isEmpty }.map(Self.value)))
    let examples = JSONWriter.text(
      .array(
        SearchOutput.examples(context).map { .array([.string($0.words), .string($0.about)]) }))
    let text = "hig.places(\(places),\(examples));\n"
    return Rendered(files: [OutputFile(Self.file, Array(text.utf8))])
  }

  /// Those that are no ways.
  private static func own(_ context: RenderContext) -> WayPlaces {
    var places: [WayPlace] = []
    if context.hasTake {
      let isKept = context.site.settings.offline?.isOffered == true
      places.append(
        WayPlace(
          title: TakeOutput.title, about: TakeOutput.about(context), folder: Download.folder,
          detail: isKept ? "#keep" : "",
          calls: [
            "take along", "offline", "without network", "keep site", "download", "epub", "docset",
            "pdf",
          ]))
    }
    if !context.ledgers.isEmpty {
      places.append(
        WayPlace(
          title: "What was read and left out",
          about: "Every line of every source, and what happened to it.",
          folder: "audit", calls: ["audit", "read left out", "sources"]))
    }
    return WayPlaces(
      besides: "site whole keep reading read phone download page app", places: places)
  }

  private static func value(_ group: WayPlaces) -> JSONValue {
    let places = group.places.map { place -> JSONValue in
      let parts = [place.title, place.about, place.folder, place.detail] + place.calls
      return .array(parts.map { .string($0) })
    }
    return .array([.string(group.besides)] + places)
  }
}
