/// Apple's products.
public enum ProductNames {
  /// Names with a small first letter: nothing in a text shows that `UseriPhone` is two words.
  public static let smallInitials = [
    "iPhone", "iPad", "iPod", "iCloud", "iMessage", "iTunes", "iMovie", "iMac", "iBeacon",
  ]
}
