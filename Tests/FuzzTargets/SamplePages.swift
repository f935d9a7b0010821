import Model
import PageFormat
import Parse
import SiteGraph

/// Pages with one of each thing that a page may have, and the small site that they make.
enum SamplePages {
  static let files: [[UInt8]] = [toggles, color, bar].map { Array($0.utf8) }

  static func site() -> Site {
    let pages = files.compactMap { PageReader.read($0, file: "sample.md").page }
    let documents = pages.map { DocumentParser.parse($0).document }
    return SiteBuilder.site(of: documents, settings: SiteSettings()).site
  }

  private static let toggles = """
    ---
    schema: 1
    title: Toggles
    slug: toggles
    url: "https://example.com/toggles"
    edition: current
    abstract: A control with two states.
    section: Selection
    platforms: [iOS, macOS, watchOS]
    updated: 2025-06-09
    keywords: [switch, "on, off"]
    quality:
      score: 0.900
      structure: 1.000
      losses: 2
    sources:
      - file: raw/toggles.md
        shape: mirror
        sha256: "0a1b"
        kept: 0.500
    scraped:
      author: "Nobody: at all"
    ---

    # Toggles

    A control with two states. See [`UISwitch`](https://example.com/uiswitch) and [color](color).

    ![A switch that is on.](https://example.com/switch@2x.png "Drawn")

    ## Best practices

    **Say what changes.** A label of *44x44* pt, `.sidebarAdaptable` or größe helps; 画面 too.[^1]

    **Avoid two of them in a row.** They read as ~~one~~ a pair.

    > Note: Somebody may see neither colour.

    ## Platform considerations

    ### macOS

    1. First
    2. Second
       - [x] done
       - [ ] open

    [^1]: On a watch, too.
    """

  private static let color = """
    ---
    schema: 1
    title: Color
    slug: color
    url: "https://example.com/color"
    edition: current
    abstract: ""
    platforms: [iOS]
    ---

    # Color

    ## Specifications

    ### iOS system colors

    | Name | Light | Dark | Size (pt) |
    |:-----|------:|:----:|-----------|
    | Red | `#FF3B30` | R-255 G-69 B-58 | 44 |
    | Blue \\| Teal | #007AFF | #0A84FF | 17.5 |

    <!-- tabs -->

    <!-- tab: Small -->

    | Style | Weight | Size |
    |-------|--------|------|
    | Body | Regular | 17 |

    <!-- /tabs -->

    ```swift
    let label = "<b>"
    ```

    ## Change log

    | Date | Changes |
    |------|---------|
    | June 9, 2025 | Buttons, **toggles** and <br> menus. |
    """

  private static let bar = """
    ---
    schema: 1
    title: The menu bar
    slug: the-menu-bar
    edition: ios-2014
    abstract: Menus at the top.
    ---

    # The menu bar

    Press a button, or choose from menus. <script>alert(1)</script>

    ***

    ## Resources

    - [Buttons](https://example.com/buttons)
    """
}
