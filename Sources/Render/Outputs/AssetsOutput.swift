import Model

/// `assets/…`: styles, scripts, icons.
struct AssetsOutput: OutputFormat {
  func files(_ context: RenderContext) -> Rendered {
    Rendered(files: context.assets.files)
  }
}
