import Model
import Vocabulary

/// `platforms/`: which page is about which platform, and for each platform all that is said of it.
struct PlatformsWay: Way {
  static let id = "platforms"

  var title: String { "Platforms" }
  var about: String { "Which pages are about which platform, and what they say about it." }

  var count: Int { entries.count }
  /// Those that any page is about, with what is said of them.
  private let entries: [PlatformEntry]

  init(_ context: RenderContext) { entries = PlatformEntry.all(in: context.site) }

  var places: WayPlaces {
    let platforms = entries.map(\.platform).map {
      WayPlace(
        title: $0.rawValue, about: "What all pages say about it.", folder: folder + "/" + $0.slug,
        calls: [$0.rawValue])
    }
    return WayPlaces(besides: "platform pages about", places: [place([title])] + platforms)
  }

  func views(_ context: RenderContext) -> [View] {
    let choices = entries.map {
      Choice(title: $0.platform.rawValue, folder: $0.folder, count: $0.count)
    }
    let pages = entries.map { PlatformPage(entry: $0, context: context).page(choices) }
    return ([matrix(entries.map(\.platform), context)] + pages).flatMap { $0.views(context) }
  }
}

extension PlatformsWay {
  private func matrix(_ platforms: [Platform], _ context: RenderContext) -> WayPage {
    let groups = context.site.groups.filter { !$0.members.isEmpty }
    var page = page("platforms")
    page.value = [
      "platforms": .list(of: platforms) {
        [
          "id": .text($0.slug), "name": .text($0.rawValue),
          "href": .text(RelativePath.page("platforms/" + $0.slug)),
          "guide": PlatformGuide.value(for: $0, context),
        ]
      },
      "groups": .list(of: groups) { group($0, platforms, context) },
    ]
    return page
  }

  private func group(
    _ group: NavigationGroup, _ platforms: [Platform], _ context: RenderContext
  ) -> TemplateValue {
    [
      "title": .text(group.title), "span": .number(platforms.count + 1),
      "pages": .list(of: group.members) { page in
        let matter = context.site.pages[page].document.frontMatter
        return .joined(
          context.navigation.entry(page),
          [
            "guide": .optional(PlatformGuide.platform(of: page, context)?.slug),
            "cells": .list(of: platforms) { cell($0, matter) },
          ])
      },
    ]
  }

  private func cell(_ platform: Platform, _ matter: FrontMatter) -> TemplateValue {
    let isSupported = matter.platforms.contains(platform)
    let isNot = matter.unsupported.contains(platform)
    return [
      "id": .text(platform.slug), "isSupported": .bool(isSupported), "isNot": .bool(isNot),
      "word": .text(isSupported ? "Yes" : isNot ? "No" : "Not said"),
    ]
  }
}
