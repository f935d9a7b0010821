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
    number("pointsWidth", "The screen’s width in points") { $0.screen?.points.width },
    number("pointsHeight", "The screen’s height in points") { $0.screen?.points.height },
    number("pixelsWidth", "The screen’s width in pixels") { $0.pixels?.width },
    number("pixelsHeight", "The screen’s height in pixels") { $0.pixels?.height },
    number("scale", "Pixels per point") { $0.screen?.pixels.first?.scale },
    Column("facts", .nested(schema: TableSchema.facts), "Everything the tables say") {
      .array($0.value.facts.map(\.json))
    },
  ]

  private static func number(
    _ name: String, _ summary: String, _ number: @escaping @Sendable (Device) -> Number?
  ) -> Column<Identified<Device>> {
    Column(name, .number, summary) { number($0.value)?.json ?? .null }
  }
}
