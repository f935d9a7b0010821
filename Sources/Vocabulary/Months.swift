/// The months, as change logs write them.
public enum Months {
  public static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
