import RivuletGraph

extension _ViewListInputs {
  /// Returns inputs in which `transform` changes the incoming transaction. The closure runs only when a view inside reads the transaction.
  func mapTransaction(_ transform: @escaping @MainActor (inout UpdateTransaction) -> Void) -> _ViewListInputs {
    var inputs = self
    inputs.transaction = makeRule(TransactionRule(outer: transaction, transform: transform))
    return inputs
  }

  /// Returns inputs in which `transform` changes the incoming transaction in every update, even if no view reads it.
  func mapEachTransaction(_ transform: @escaping @MainActor (inout UpdateTransaction) -> Void) -> _ViewListInputs {
    var inputs = self
    inputs.transaction = makeSink(TransactionRule(outer: transaction, transform: transform))
    return inputs
  }
}

/// Derives the transaction of a subtree from the surrounding transaction. The attributes that the closure reads become sources.
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
