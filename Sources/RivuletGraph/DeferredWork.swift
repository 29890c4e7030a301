/// Requests made while the graph is being updated, and work that waits for the end of the turn.
struct DeferredWork {
  /// Rules invalidated during an update. They're marked at the end of the update.
  private var invalidated: [AttributeID] = []
  /// Subgraphs whose return was requested during an update. They return at the end of the update.
  private var returning: [Subgraph] = []
  /// True if no work is waiting for the end of the update. Read after each sink.
  private(set) var isEmpty = true
  /// The number of consecutive updates that left entries in the preceding lists.
  var rounds = 0
  /// Transient rules without dependents. They're freed at the end of the turn if they still have no dependents.
  var unread: [AttributeID] = []
  /// Subgraphs whose memory is freed at the end of the turn.
  var freed: [Subgraph] = []
  /// Latches without readers. Their values may remain borrowed in place until the end of the turn.
  var retiredLatches: SlotPointer?
  /// True while memory is being freed.
  var isFreeing = false

  /// The limit for `rounds`. More rounds without a write from outside mean that a rule repeatedly invalidates itself.
  static let maximumRounds = 100

  mutating func add(invalidated id: AttributeID) {
    invalidated.append(id)
    isEmpty = false
  }

  mutating func add(returning subgraph: Subgraph) {
    returning.append(subgraph)
    isEmpty = false
  }

  /// Removes and returns the work that waits for the end of the update.
  mutating func take() -> (invalidated: [AttributeID], returning: [Subgraph]) {
    defer { (invalidated, returning) = ([], []) }
    isEmpty = true
    return (invalidated, returning)
  }
}
