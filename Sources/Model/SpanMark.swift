/// What is in a cell of a normalized page that the cell above reaches down into.
public enum SpanMark {
  public static let text = "^^"
}
