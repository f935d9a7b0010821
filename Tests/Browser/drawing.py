"""Pictures that tests draw themselves: PNG by hand, JPEG by the browser."""

import struct
import zlib


def png(width, height, pixel):
    """A PNG of what `pixel(x, y)` says: red, green, blue, opacity."""
    rows = b"".join(
        b"\0" + bytes(value for x in range(width) for value in pixel(x, y)) for y in range(height)
    )

    def chunk(name, content):
        body = name + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
            + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))


def blocks(width, height, colors):
    """A drawing of few colors: stripes that nothing may blur."""
    return png(width, height, lambda x, y: (*colors[(x // 7 + y // 5) % len(colors)], 255))


def glow(width, height, hue):
    """A picture of many colors, round at its corners."""
    def pixel(x, y):
        away = min(x, width - 1 - x) + min(y, height - 1 - y)
        return (x * 255 // width, y * 255 // height, hue, 0 if away < 12 else 255)
    return png(width, height, pixel)


def jpeg(page, width, height):
    """What the browser makes of a gradient."""
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        "<body style='margin:0;height:100vh;background:radial-gradient(#f84,#128 70%,#031)'>")
    return page.screenshot(type="jpeg", quality=92)
