import Model

/// Screens side by side, all to one scale, points and pixels beneath. Devices of one size share a
/// drawing.
enum ScreensPicture: Picture {
  static let title = "Sizes to scale"

  static func drawing(of table: DataTable) -> Drawing? {
    guard let read = reader(for: table), let name = table.nameColumn ?? table.columns.indices.first
    else { return nil }
    var screens: [Screen] = []
    var missing: [String] = []
    for row in table.rows {
      let words = table.called(row, name)
      guard var screen = read(row), screen.isDrawable else {
        missing.append(words)
        continue
      }
      if let same = screens.firstIndex(where: { $0.size == screen.size && $0.facts == screen.facts }
      ) {
        screens[same].names.append(words)
      } else {
        screen.names = [words]
        screens.append(screen)
      }
    }
    guard screens.count > 1 else { return nil }
    return Drawing(
      legend: "All are drawn to the same scale.", markup: markup(of: screens),
      small: small(of: screens), missing: missing)
  }
}

extension ScreensPicture {
  private struct Screen {
    let size: TableSize
    /// What is beneath it: `393 × 852 pt`.
    let facts: [String]
    var names: [String] = []

    var isDrawable: Bool {
      1...20_000_000 ~= size.width.thousandths && 1...20_000_000 ~= size.height.thousandths
    }
  }

  /// How rows of the table show a size: by one cell, or by two for width and height.
  private static func reader(for table: DataTable) -> ((DataRow) -> Screen?)? {
    let places = table.columns.indices.filter { table.columns[$0].type == .screen }
    if places.count == 1, let place = places.first {
      return { row in
        guard case .screen(let points, let pixels) = row.cells[place].value else { return nil }
        return Screen(size: points, facts: [words(points)] + pixels.map(words))
      }
    }
    guard let width = table.column(of: .pixels, named: "width"),
      let height = table.column(of: .pixels, named: "height")
    else { return nil }
    return { row in
      guard let wide = row.cells[width].value.number, let high = row.cells[height].value.number
      else { return nil }
      let size = TableSize(width: wide, height: high, unit: .pixels)
      // What tells devices of one name apart: `49mm`.
      let lengths = table.columns.indices.filter { table.columns[$0].type == .quantity }
      return Screen(size: size, facts: lengths.map { row.cells[$0].raw } + [words(size)])
    }
  }

  private static func words(_ size: TableSize) -> String {
    "\(size.width) × \(size.height) \((size.unit ?? .points).rawValue)"
  }

  private static func words(_ scaled: ScaledSize) -> String {
    "\(scaled.size.width) × \(scaled.size.height) px @\(scaled.scale)x"
  }

  /// The largest side is as long as this, in pixels of the page.
  private static let longest = 176

  /// What fits into half of a narrow window.
  private static let narrow = 132

  private static func markup(of screens: [Screen]) -> [UInt8] {
    let sides = screens.flatMap { [$0.size.width.thousandths, $0.size.height.thousandths] }
    let most = max(1, sides.max() ?? 1)
    let widest = (screens.map(\.size.width.thousandths).max() ?? 0) * longest / most
    var writer = HTMLWriter()
    writer.begin("ul", .class(widest > narrow ? "screens wide" : "screens"))
    for screen in screens {
      let width = max(2, screen.size.width.thousandths * longest / most)
      let height = max(2, screen.size.height.thousandths * longest / most)
      writer.lineBreak()
      writer.begin("li")
      writer.drawing(
        width: width, height: height, title: screen.names.joined(separator: ", "),
        description: screen.facts.joined(separator: ", ")
      ) { writer in
        writer.shape(
          "rect", .x(1), .y(1), .width(width - 2), .height(height - 2), .rounded(min(8, width / 6)))
      }
      writer.begin("div")
      for name in screen.names { writer.write(name, in: "b") }
      for fact in screen.facts { writer.write(fact, in: "span") }
      writer.end()
      writer.end()
    }
    return writer.finish()
  }

  /// A few of them on one line, as large as they have room.
  private static func small(of screens: [Screen]) -> SmallPicture {
    let step = max(1, (screens.count + mostInSmall - 1) / mostInSmall)
    let sizes = stride(from: 0, to: screens.count, by: step).map { screens[$0].size }
    let gap = 10
    let room = SmallPicture.width - gap * (sizes.count - 1)
    let wide = max(1, sizes.reduce(0) { $0 + $1.width.thousandths })
    let high = max(1, sizes.map(\.height.thousandths).max() ?? 1)
    func scaled(_ length: Int) -> Int {
      max(2, min(length * room / wide, length * (SmallPicture.height - 2) / high))
    }
    let all = sizes.reduce(gap * (sizes.count - 1)) { $0 + scaled($1.width.thousandths) }
    return SmallPicture { writer in
      var x = max(0, (SmallPicture.width - all) / 2)
      for size in sizes {
        let (width, height) = (scaled(size.width.thousandths), scaled(size.height.thousandths))
        writer.shape(
          "rect", .x(x), .y(SmallPicture.height - height - 1), .width(width), .height(height),
          .rounded(min(4, width / 6)))
        x += width + gap
      }
    }
  }

  private static let mostInSmall = 6
}
