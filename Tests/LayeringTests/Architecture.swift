/// The layers of the project; `docs/architecture.md` draws them, this holds the code to them.
enum Architecture {
  /// From the ground up. A target imports from rows above its own in this list, never from its own.
  static let rows: [Set<String>] = [
    [
      "CMarkGFM", "CYAML", "CGumbo", "CMicroHTTPD", "CBrotli", "CZlib", "CSQLite", "CPlatform",
      "CSHA", "CArena", "CBuiltIn", "CWasmRuntime", "CCurl", "CRaster",
    ],
    ["Bytes", "Vocabulary"],
    ["JSON"],
    ["Diagnostics"],
    ["Model", "Files", "YAML", "Compression", "SearchCore", "Web", "Images"],
    ["Cells", "PageFormat"],
    [
      "Ingest", "Parse", "SiteGraph", "Render", "SearchIndex", "Export", "Fetch", "Checks",
      "Publish",
    ],
    ["Build", "Serve"],
    ["Command"],
    ["hig"],
    ["SearchWasm"],
  ]

  /// Targets that may import less than their row allows: they are compiled for the browser too.
  static let only: [String: Set<String>] = [
    "Bytes": ["CSHA"],
    "SearchCore": ["Bytes"],
    "Images": ["Bytes"],
    "SearchWasm": ["Bytes", "SearchCore", "CWasmRuntime"],
    "hig": ["Command"],
  ]

  /// What a target may import that is not ours. Foundation triples the start-up.
  static let system: Set = ["Glibc", "Swift", "Synchronization"]

  /// The one C module that is no library: system calls for whoever needs one.
  static let shared = "CPlatform"

  /// The folders of targets of several rooms, from the ground up, each with those that it uses.
  static let folders: [String: KeyValuePairs<String, Set<String>>] = [
    "Build": [
      "Work": [],
      "Run": [],
      "Settings": ["Run"],
      "Pages": [],
      "Release": [],
      "Memo": ["Run"],
      "Stages": ["Work", "Run", "Settings", "Pages", "Release", "Memo"],
    ],
    "Ingest": [
      "IngestRules": [],
      "Lines": [],
      "Article": ["Lines"],
      "Noise": ["Lines"],
      "Facts": ["Lines", "Article"],
      "Structured": ["Lines", "Article"],
      "HTML": ["Lines", "Article", "Structured"],
      "Markdown": ["Lines", "Article", "Noise", "Structured", "HTML"],
      "Recovery": ["Lines", "Article", "Noise"],
      "Packages": ["Lines", "Recovery"],
      "Reading": [
        "Lines", "Article", "Packages", "Noise", "Facts", "Structured", "Markdown", "Recovery",
      ],
      "Refusal": ["Lines", "Article", "Reading"],
      "Shapes": [
        "Lines", "Article", "Noise", "Facts", "Structured", "HTML", "Markdown", "Recovery",
        "Reading", "Refusal",
      ],
      "Merge": ["Lines", "Article", "Facts", "HTML", "Markdown", "Reading", "Shapes"],
      "Ingester": ["Lines", "Packages", "Recovery", "Reading", "Refusal", "Shapes", "Merge"],
    ],
    "Render": [
      "RenderRules": [],
      "Templates": [],
      "HTML": ["Templates"],
      "Pictures": ["HTML"],
      "Assets": ["Templates"],
      "Views": ["Templates", "HTML", "Pictures", "Assets"],
      "Audit": ["Templates", "HTML", "Views"],
      "Ways": ["Templates", "HTML", "Pictures", "Views"],
      "Book": ["HTML", "Views"],
      "Outputs": ["Templates", "HTML", "Pictures", "Assets", "Views", "Audit", "Ways"],
    ],
  ]

  static func row(of target: String) -> Int? { rows.firstIndex { $0.contains(target) } }
}
