/// Apple's products.
public enum ProductNames {
  /// Names with a small first letter: nothing in a text tells `UseriPhone` from one word.
  public static let smallInitials = [
    "iPhone", "iPad", "iPod", "iCloud", "iMessage", "iTunes", "iMovie", "iMac", "iBeacon",
  ]
}
