/// What was asked for while the graph was being updated, or waits for the end of the turn.
struct DeferredWork {
  /// Rules invalidated during an update; marked at its end.
  private var invalidated: [AttributeID] = []
  /// Subgraphs told to return during an update; they return at its end.
  private var returning: [Subgraph] = []
  /// Whether nothing waits for the end of the update; asked after each sink.
  private(set) var isEmpty = true
  /// How many updates in a row have left something in the lists above.
  var rounds = 0
  /// Transient rules on which nothing depended; freed at the end of the turn if nothing does then.
  var unread: [AttributeID] = []
  /// Subgraphs whose memory is given back at the end of the turn.
  var freed: [Subgraph] = []
  /// Latches that nobody reads any more; a value in place may still be borrowed until the end of the turn.
  var retiredLatches: SlotPointer?
  /// Whether memory is being given back now.
  var isFreeing = false

  /// More rounds than this without a write from outside are a rule that chases itself.
  static let mostRounds = 100

  mutating func add(invalidated id: AttributeID) {
    invalidated.append(id)
    isEmpty = false
  }

  mutating func add(returning subgraph: Subgraph) {
    returning.append(subgraph)
    isEmpty = false
  }

  /// Hands over what waits for the end of the update.
  mutating func take() -> (invalidated: [AttributeID], returning: [Subgraph]) {
    defer { (invalidated, returning) = ([], []) }
    isEmpty = true
    return (invalidated, returning)
  }
}
