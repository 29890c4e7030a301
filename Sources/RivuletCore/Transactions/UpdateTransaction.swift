import RivuletGraph

/// The transaction of the update that runs, as it arrives at a place of the tree (B6.01).
package struct UpdateTransaction {
  package var transaction = Transaction()
  /// Which update it is; two may have equal transactions.
  package let update: Int
}

extension _ViewListInputs {
  /// The same inputs with a transaction that `transform` makes of the one that arrives here; asked for when something below wants to know.
  func mapTransaction(_ transform: @escaping @MainActor (inout UpdateTransaction) -> Void) -> _ViewListInputs {
    var inputs = self
    inputs.transaction = makeRule(TransactionRule(outer: transaction, transform: transform))
    return inputs
  }

  /// As `mapTransaction`, in every update, wanted or not.
  func mapEachTransaction(_ transform: @escaping @MainActor (inout UpdateTransaction) -> Void) -> _ViewListInputs {
    var inputs = self
    inputs.transaction = makeSink(TransactionRule(outer: transaction, transform: transform))
    return inputs
  }
}

/// Makes the transaction of a subtree from the one around it; what the closure reads becomes a source.
@MainActor
private struct TransactionRule: @MainActor Rule {
  let outer: Attribute<UpdateTransaction>
  let transform: @MainActor (inout UpdateTransaction) -> Void

  mutating func update(_ output: borrowing RuleOutput<UpdateTransaction>) {
    var arriving = outer.value
    transform(&arriving)
    output.set(arriving)
  }

  static func areEqual(_ lhs: UpdateTransaction, _ rhs: UpdateTransaction) -> Bool {
    lhs.update == rhs.update && lhs.transaction == rhs.transaction
  }
}

/// In which update a value last became another one; 0 for never. The first value is no change (B6.06).
@MainActor
struct ChangeWatchRule<Modifier, Value: Equatable>: @MainActor Rule {
  let modifier: Attribute<Modifier>
  let value: (Modifier) -> Value
  unowned let tree: ViewTree
  private var previous: Value?

  init(modifier: Attribute<Modifier>, tree: ViewTree, value: @escaping (Modifier) -> Value) {
    self.modifier = modifier
    self.value = value
    self.tree = tree
  }

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    let now = value(modifier.value)
    let isChange = previous.map { $0 != now } ?? false
    previous = now
    if isChange { output.set(tree.app.updateNumber) } else if !output.hasValue { output.set(0) }
  }
}
