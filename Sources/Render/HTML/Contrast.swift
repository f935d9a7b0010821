import Bytes
import Glibc
import Model

/// How well a color stands out against another: WCAG's ratio, from 1 to 21.
enum Contrast {
  /// `3.55 : 1 on white`
  static func onWhite(_ color: RGB) -> String {
    words(color, RGB(red: 255, green: 255, blue: 255)) + " on white"
  }

  static func onBlack(_ color: RGB) -> String {
    words(color, RGB(red: 0, green: 0, blue: 0)) + " on black"
  }

  private static func ratio(_ a: RGB, _ b: RGB) -> Double {
    let (one, other) = (luminance(a), luminance(b))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Cut, not rounded, so that 4.499 does not pass for 4.5.
  private static func words(_ a: RGB, _ b: RGB) -> String {
    let hundredths = Int(ratio(a, b) * 100)
    return "\(hundredths / 100).\(String(hundredths % 100, digits: 2)):1"
  }

  private static func luminance(_ color: RGB) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
