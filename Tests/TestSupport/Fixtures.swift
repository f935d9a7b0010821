import Files

/// Files beside the tests, and the project's own samples.
public enum Fixtures {
  /// The folder of a test's source file, which it gives as `#filePath`.
  public static func folder(_ name: String, beside source: String) -> String {
    Path.join(Path.folder(source), name)
  }

  /// The names of the folders in a folder, sorted: one golden case each.
  public static func cases(in folder: String) -> [String] {
    let names = (try? FileSystem.disk.list(folder)) ?? []
    return names.filter { FileSystem.disk.kind(Path.join(folder, $0)) == .folder }.sorted()
  }

  /// The raw pages that come with the project: their paths below `content/raw`, and their bytes.
  public static func samples() throws -> [(name: String, bytes: [UInt8])] {
    let folder = Path.join(project, "content/raw")
    return try FileSystem.disk.walk(folder).map { name in
      (name, try FileSystem.disk.read(Path.join(folder, name), .max))
    }
  }

  /// What a page of `docs` names in code (`` `--raw` ``) in the rows of its tables.
  public static func rowNames(of page: String) throws -> Set<String> {
    let bytes = try FileSystem.disk.read(Path.join(project, "docs/" + page), .max)
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    let names = rows.flatMap { row in
      row.split(separator: "|").first.map { $0.split(separator: "`") } ?? []
    }
    return Set(names.map(String.init))
  }

  private static var project: String { Path.folder(Path.folder(Path.folder(#filePath))) }
}
