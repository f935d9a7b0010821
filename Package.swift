// swift-tools-version: 6.2
import PackageDescription

// The targets stand in the order of the pipeline; an arrow goes from a row to rows above it only.
// Tests/LayeringTests reads the imports and holds them against this picture.

// Tests are compiled with the program that people run, once: it is optimized, they are not. That
// they may see its insides costs no instruction, but two megabytes: `make release` does without.
let isSealed = Context.environment["HIG_RELEASE"] != nil
// Nobody imports a test: its interface is not made in a pass of its own, a fifth of the work less.
// What failed is told with its line, so a debugger's information is left out too: an eighth less.
let quickly = ["-Onone", "-gnone", "-no-emit-module-separately-wmo"]
let settings: [SwiftSetting] = [
  .unsafeFlags(isSealed ? [] : ["-enable-testing"], .when(configuration: .release)),
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// The search core is compiled for the browser too, by the same toolchain, in Embedded Swift.
let browserSettings = settings + [.enableExperimentalFeature("Extern")]

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], fixtures: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: fixtures,
    swiftSettings: settings + [.unsafeFlags(quickly, .when(configuration: .release))])
}

let package = Package(
  name: "hig",
  products: [
    .executable(name: "hig", targets: ["hig"])
  ],
  targets: [
    // C libraries, one module each.
    .systemLibrary(name: "CMarkGFM"),
    .systemLibrary(name: "CYAML"),
    .systemLibrary(name: "CGumbo"),
    .systemLibrary(name: "CMicroHTTPD"),
    .systemLibrary(name: "CBrotli"),
    .systemLibrary(name: "CZlib"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CPlatform"),
    .systemLibrary(name: "CBuiltIn"),

    // Optimized in every build: tests run many programs, and each takes the digest of all it reads.
    .target(name: "CSHA", cSettings: [.unsafeFlags(["-O2"])]),
    // Where the trees of cmark-gfm lie.
    .target(name: "CArena", cSettings: [.unsafeFlags(["-O2"])]),
    // libcurl, found while the program runs: only `hig check --external` needs it.
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl")]),

    // Images by libpng, libjpeg and libwebp, which report errors in ways of C.
    .target(
      name: "CRaster", cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: ["jpeg", "png", "webp"].map { .linkedLibrary($0) }),

    // Ground.
    target("Bytes", ["CSHA"]),
    target("Vocabulary"),
    target("JSON", ["Bytes"]),
    target("Diagnostics", ["Bytes", "JSON"]),

    // Values, and what is shared by the stages.
    target("Model", ["Bytes", "Vocabulary"]),
    target("Files", ["CPlatform", "Diagnostics"]),
    target("YAML", ["Bytes", "CYAML", "Diagnostics"]),
    target("Compression", ["CBrotli", "CRaster", "CZlib"]),
    target("Web", ["Bytes", "CCurl"]),
    target("Images", ["Bytes"]),
    target("SearchCore", ["Bytes"]),
    target("Cells", ["Bytes", "Model", "Vocabulary"]),
    target("PageFormat", ["Bytes", "Diagnostics", "Model", "Vocabulary", "YAML"]),

    // Stages, in order.
    target(
      "Ingest", ["Bytes", "Diagnostics", "Images", "JSON", "Model", "Vocabulary", "CGumbo"]),
    target(
      "Parse", ["Bytes", "Cells", "Diagnostics", "Model", "Vocabulary", "CArena", "CMarkGFM"]),
    target("SiteGraph", ["Bytes", "Diagnostics", "Model", "Vocabulary"]),
    target("Render", ["Bytes", "Diagnostics", "Files", "Images", "JSON", "Model", "Vocabulary"]),
    .target(
      name: "SearchIndex",
      dependencies: ["Bytes", "Files", "Model", "SearchCore", "Vocabulary"],
      exclude: ["FORMAT.md"], swiftSettings: settings),
    target("Export", ["Bytes", "Cells", "JSON", "Model", "Vocabulary", "CSQLite"]),
    target(
      "Fetch", ["Bytes", "Diagnostics", "Files", "Images", "JSON", "Model", "Web"]),
    target("Checks", ["Bytes", "Diagnostics", "JSON", "Model", "SearchCore", "Web"]),
    target("Publish", ["Bytes", "Diagnostics", "Files", "JSON", "Model", "CPlatform"]),

    // The stages in order, and the server.
    target(
      "Build",
      [
        "Bytes", "Checks", "Compression", "Diagnostics", "Export", "Files", "Images", "Ingest",
        "JSON", "Model", "PageFormat", "Parse", "Publish", "Render", "SearchIndex", "SiteGraph",
        "Web", "YAML", "CBuiltIn", "CPlatform",
      ]),
    target(
      "Serve", ["Bytes", "Diagnostics", "Files", "Model", "Publish", "CMicroHTTPD", "CPlatform"]),

    // What a person types.
    target(
      "Command",
      [
        "Build", "Bytes", "Diagnostics", "Export", "Fetch", "Files", "JSON", "Model", "Publish",
        "Render", "SearchCore", "SearchIndex", "Serve", "Vocabulary", "Web", "CPlatform",
      ]),
    // The standard library is linked in: to call it directly saves 5 % of a build.
    .executableTarget(
      name: "hig", dependencies: ["Command"], swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]),

    // The browser's build of the search core.
    .target(name: "CWasmRuntime"),
    .target(
      name: "SearchWasm", dependencies: ["Bytes", "CWasmRuntime", "SearchCore"],
      swiftSettings: browserSettings),

    // What tests share, and the oracle for our stemmer.
    .target(
      name: "TestSupport", dependencies: ["Bytes", "Files", "Model", "Publish"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "TemporaryFolder", dependencies: ["Files"], path: "Tests/TemporaryFolder",
      swiftSettings: settings),
    .systemLibrary(name: "CStemmer", path: "Tests/CStemmer"),
    // What `make fuzz` feeds with any bytes at all, and the tests with some.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Build", "Bytes", "Checks", "Diagnostics", "Fetch", "Files", "Images", "Ingest", "JSON",
        "Model", "PageFormat", "Parse", "Render", "SearchCore", "SearchIndex", "SearchWasm",
        "Serve",
        "SiteGraph", "TestSupport", "Web", "YAML",
      ], path: "Tests/FuzzTargets", swiftSettings: settings),

    // The index alone, to be measured: benchmarks/indexing.py.
    .executableTarget(
      name: "IndexingCost",
      dependencies: [
        "Files", "Model", "PageFormat", "Parse", "SearchIndex", "SiteGraph", "YAML",
      ], path: "Tests/IndexingCost", swiftSettings: settings),

    tests(
      "FuzzTests", ["Files", "FuzzTargets", "SearchCore", "TestSupport"], fixtures: ["Findings"]),
    tests("LayeringTests", ["Bytes", "Files"]),
    tests("BytesTests", ["Bytes", "TestSupport"]),
    tests("JSONTests", ["JSON", "TestSupport"]),
    tests("VocabularyTests", ["Vocabulary"]),
    tests("DiagnosticsTests", ["Diagnostics", "JSON", "TestSupport"]),
    tests("ModelTests", ["Model", "TestSupport", "Vocabulary"]),
    tests("FilesTests", ["Files", "TemporaryFolder", "TestSupport"]),
    tests("CompressionTests", ["Compression", "TestSupport"]),
    tests("SearchCoreTests", ["Bytes", "CStemmer", "SearchCore", "TestSupport"]),
    tests(
      "SearchIndexTests",
      ["Bytes", "Files", "Model", "Parse", "SearchCore", "SearchIndex", "TestSupport"]),
    tests("YAMLTests", ["TestSupport", "YAML"]),
    tests("PageFormatTests", ["Diagnostics", "Model", "PageFormat", "TestSupport", "Vocabulary"]),
    tests(
      "IngestTests",
      [
        "Bytes", "Diagnostics", "Files", "Ingest", "JSON", "Model", "PageFormat", "Parse",
        "TestSupport", "Vocabulary",
      ],
      fixtures: ["Fixtures"]),
    tests(
      "CellsTests", ["Bytes", "Cells", "Files", "Model", "Parse", "TestSupport", "Vocabulary"],
      fixtures: ["Fixtures"]),
    tests(
      "ParseTests",
      [
        "Bytes", "Cells", "Diagnostics", "Files", "Model", "Parse", "TestSupport", "Vocabulary",
        "CArena",
      ]),
    tests("SiteGraphTests", ["Diagnostics", "Model", "Parse", "SiteGraph"]),
    tests(
      "RenderTests",
      ["Bytes", "Diagnostics", "Files", "JSON", "Model", "Render", "TestSupport", "Vocabulary"],
      fixtures: ["Fixtures"]),
    tests(
      "ExportTests",
      ["Cells", "CSQLite", "Export", "JSON", "Model", "TestSupport", "Vocabulary"]),
    tests("WebTests", ["Checks", "Web"]),
    tests("FetchTests", ["Diagnostics", "Fetch", "Files", "JSON", "TestSupport", "Web"]),
    tests("ImagesTests", ["Bytes", "Images", "TestSupport"]),
    tests(
      "ChecksTests",
      [
        "Bytes", "Checks", "Diagnostics", "Files", "JSON", "Model", "Parse", "SiteGraph",
        "TestSupport", "Web",
      ]),
    tests(
      "PublishTests",
      ["Diagnostics", "Files", "Model", "Publish", "TemporaryFolder", "TestSupport"]),
    tests(
      "BuildTests",
      [
        "Build", "Bytes", "Checks", "Compression", "Diagnostics", "Export", "Files", "Model",
        "Publish", "Render", "SearchIndex", "TemporaryFolder", "TestSupport", "Web",
      ]),
    tests(
      "ServeTests",
      [
        "Bytes", "CPlatform", "Diagnostics", "Files", "Model", "Publish", "Serve",
        "TemporaryFolder", "TestSupport",
      ]),
    tests(
      "CommandTests",
      [
        "Build", "Bytes", "Command", "Diagnostics", "Export", "Fetch", "Files", "JSON", "Model",
        "Publish",
        "SearchCore", "SearchIndex", "TemporaryFolder", "TestSupport",
      ], fixtures: ["Fixtures"]),
  ]
)

// Every module has to be compiled with a sanitizer for this one: `make fuzz` asks for it.
if Context.environment["HIG_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: ["CFuzzer", "Files", "FuzzTargets"], path: "Tests/Fuzz",
      swiftSettings: settings),
  ]
}
