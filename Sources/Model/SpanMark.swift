/// What stands in a cell of a normalised page that the cell above reaches down into.
public enum SpanMark {
  public static let text = "^^"
}
