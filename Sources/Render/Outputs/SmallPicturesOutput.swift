import Model

/// `pictures/…/small.svg`: what stands beside tables of the pictures drawn of them.
struct SmallPicturesOutput: OutputFormat {
  func files(_ context: RenderContext) -> Rendered {
    Rendered(
      files: context.pictures.entries.map { entry in
        OutputFile(entry.smallFile, entry.drawing.small.bytes)
      })
  }
}
