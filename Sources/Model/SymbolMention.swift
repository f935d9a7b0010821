/// A place where a page names something of the programming interface.
public struct SymbolMention: Sendable, Equatable {
  public let symbol: SymbolName
  /// The address of its documentation, if the page links to it.
  public let address: String?
  public let section: Int?
  /// The node of the code span or link.
  public let node: Int

  public init(symbol: SymbolName, address: String?, section: Int?, node: Int) {
    self.symbol = symbol
    self.address = address
    self.section = section
    self.node = node
  }
}
