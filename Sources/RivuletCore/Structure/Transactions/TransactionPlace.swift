import RivuletAnimation
import RivuletGraph
import RivuletTree

/// Marks a node below which a transaction applies. Attached to the outermost nodes in the content of modifiers that change transactions.
@MainActor
private final class TransactionPlace {
  let transaction: Attribute<UpdateTransaction>

  init(_ transaction: Attribute<UpdateTransaction>) {
    self.transaction = transaction
  }
}

extension _ViewListOutputs {
  /// Applies a transaction to the nodes of these views, except those to which an inner modifier has already applied a transaction.
  consuming func animated(by transaction: Attribute<UpdateTransaction>, in tree: ViewTree) -> _ViewListOutputs {
    tree.changesTransactions = true
    elements.wrapNodes { node, _ in
      if node.attachment(TransactionPlace.self) == nil { node.attach(TransactionPlace(transaction)) }
      return node
    }
    return self
  }
}

extension ViewTree: AnimationSource {
  package func animation(of node: ViewNode, keepsLeaving: Bool) -> ChangeAnimation? {
    let transaction = transaction(of: node)
    guard let animation = transaction.animation else { return transaction.tracksVelocity ? ChangeAnimation(nil) : nil }
    var listeners: [any MotionListener] = transaction.completions
    if keepsLeaving, let departure = presence.departure(around: node) { listeners.append(departure) }
    return ChangeAnimation(animation.kind, listeners: listeners)
  }

  /// Returns the running update's transaction as it applies to a node.
  private func transaction(of node: ViewNode) -> Transaction {
    guard changesTransactions else { return currentTransaction }
    var next: ViewNode? = node
    while let step = next {
      if let transaction = step.attachment(TransactionPlace.self)?.transaction, transaction.id.isLive {
        return transaction.untrackedValue.transaction
      }
      next = step.parent ?? step.formerContainer
    }
    return currentTransaction
  }
}
