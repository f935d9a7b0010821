import JSON
import Model

extension Subject {
  static let devices = Subject(
    "devices", "device", "what the tables say about each device", isFlat: false
  ) { site in
    let devices = devices(of: site)
    return Relations(Relation("devices", devices, columns)) { [DeviceFacts.relation(devices)] }
  }

  private static func devices(of site: Site) -> [Identified<Device>] {
    var ids = Identifiers()
    return DeviceCatalog.devices(in: site.pages.map(\.document)).map { device in
      let name = ([device.name] + [device.caseSize].compactMap { $0 }).joined(separator: " ")
      return Identified(id: ids.take(name), value: device)
    }
  }

  private static let columns: [Column<Identified<Device>>] = [
    .text("id", "Its name, and its variant if it has one") { $0.id },
    .text("name", "As written in the tables") { $0.value.name },
    .optional("caseSize", "What distinguishes devices with the same name") { $0.value.caseSize },
    .number("pointsWidth", "The screen’s width in points") { $0.value.screen?.points.width },
    .number("pointsHeight", "The screen’s height in points") { $0.value.screen?.points.height },
    .number("pixelsWidth", "The screen’s width in pixels") { $0.value.pixels?.width },
    .number("pixelsHeight", "The screen’s height in pixels") { $0.value.pixels?.height },
    .number("scale", "Pixels per point") { $0.value.screen?.pixels.first?.scale },
    Column("facts", .nested(schema: Schema.facts), "Everything the tables say") {
      .array($0.value.facts.map(\.json))
    },
  ]
}
