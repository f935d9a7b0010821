"""Figures that Apple publishes, as they must arrive in `data/tables`: table, row, column, value."""


def points(number):
    return {"number": number, "unit": "pt"}


def size(width, height, unit="pt"):
    return {"width": width, "height": height, "unit": unit}


def screen(width, height, scale, pixels):
    return {
        "points": size(width, height),
        "pixels": [{"width": pixels[0], "height": pixels[1], "scale": scale}],
    }


def classes(width, height):
    return {"width": width, "height": height}


def symbol(name, framework):
    return {"symbol": name, "framework": framework}


SCREENS = "layout--ios-ipados-device-screen-dimensions"
CLASSES = "layout--ios-ipados-device-size-classes"
WATCHES = "layout--watchos-device-screen-dimensions"
DYNAMIC = "typography--ios-ipados-dynamic-type-sizes"
WATCH_TYPE = "typography--watchos-dynamic-type-sizes"
TRACKING = "typography--ios-ipados-visionos-tracking-values"

REAL_VALUES = [
    (SCREENS, ["iPhone 17 Pro Max"], "dimensions-portrait", screen(440, 956, 3, (1320, 2868))),
    (SCREENS, ["iPad Pro 12.9-inch"], "dimensions-portrait", screen(1024, 1366, 2, (2048, 2732))),
    (CLASSES, ["iPhone 17"], "portrait-orientation", classes("compact", "regular")),
    (WATCHES, ["Apple Watch Ultra (3rd generation)"], "height-pixels", 514),
    (WATCHES, ["10, 11", "42mm"], "size", {"number": 42, "unit": "mm"}),
    ("layout--grids", ["Two-column", "Unfocused content width"], "value", points(860)),
    ("layout--grids", ["Nine-column", "Unfocused content width"], "value", points(160)),
    (DYNAMIC, ["xSmall", "Large Title"], "size-points", 31),
    (DYNAMIC, ["Large (default)", "Body"], "leading-points", 22),
    (DYNAMIC, ["AX5", "Body"], "size-points", 53),
    (WATCH_TYPE, ["xSmall", "Large Title"], "leading-points", 32.5),
    ("typography--macos-built-in-text-styles", ["Title 1"], "size-points", 22),
    ("typography--tvos-built-in-text-styles", ["Title 1"], "weight", "medium"),
    (TRACKING, ["SF Pro", "17"], "tracking-1-1000-em", -26),
    (TRACKING, ["SF Pro Rounded", "6"], "tracking-points", 0.51),
    (TRACKING, ["New York", "20"], "tracking-points", -0.2),
    ("typography--watchos-tracking-values", ["SF Compact", "96"], "tracking-points", -2.62),
    ("typography--macos-tracking-values", ["13"], "tracking-1-1000-em", -6),
    ("typography--ensuring-legibility", ["tvOS"], "minimum-size", points(23)),
    ("color--specifications-system-colors", ["Red"], "default-light", "#FF383C"),
    ("color--ios-ipados-system-gray-colors", ["Gray (2)"], "default-dark", "#636366"),
    ("color--ios-ipados", ["Label"], "uikit-api", symbol("label", "UIKit")),
    ("accessibility--mobility", ["iOS, iPadOS"], "default-control-size", size(44, 44)),
    ("accessibility--vision--text-size", ["18 pts"], "minimum-contrast-ratio", {"ratio": [3, 1]}),
    ("app-icons--specifications", ["tvOS"], "layout-size", size(800, 480, "px")),
    ("widgets--ios-dimensions", ["430×932"], "medium-pt", size(364, 170)),
    ("widgets--ipados-dimensions", ["768x1024", "Canvas"], "medium-pt", size(305.5, 141)),
    ("widgets--visionos-dimensions", ["Small"], "size-in-mm-scaled-to-100", size(268, 268, "mm")),
    ("icons--editing", ["Cut"], "symbol-name", symbol("scissors", "SF Symbols")),
    ("alerts--buttons", ["Menu on the remote"], "platform", ["tvOS"]),
    ("typography--change-log", ["December 16, 2025"], "date", "2025-12-16"),
]
