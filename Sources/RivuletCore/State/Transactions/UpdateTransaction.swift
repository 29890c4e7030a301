import RivuletGraph

/// The transaction of the running update, as it arrives at a place of the tree (B6.01).
package struct UpdateTransaction {
  package var transaction = Transaction()
  /// The number of the update; two updates may have equal transactions.
  package let update: Int
}

extension _ViewListInputs {
  /// Returns inputs in which `transform` changes the arriving transaction. It runs when a view inside reads the transaction.
  func mapTransaction(_ transform: @escaping @MainActor (inout UpdateTransaction) -> Void) -> _ViewListInputs {
    var inputs = self
    inputs.transaction = makeRule(TransactionRule(outer: transaction, transform: transform))
    return inputs
  }

  /// Returns inputs in which `transform` changes the arriving transaction in every update, whether or not it is read.
  func mapEachTransaction(_ transform: @escaping @MainActor (inout UpdateTransaction) -> Void) -> _ViewListInputs {
    var inputs = self
    inputs.transaction = makeSink(TransactionRule(outer: transaction, transform: transform))
    return inputs
  }
}

/// Makes the transaction of a subtree from the one around it. Attributes that the closure reads become sources.
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

/// The number of the update in which a value last changed; 0 for never. The first value is no change (B6.06).
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
