import RivuletAnimation
import RivuletGraph
import RivuletTree

/// Tells from which node inwards a transaction holds: attached to the outermost nodes of the content of the modifiers that change transactions.
@MainActor
private final class TransactionPlace {
  let transaction: Attribute<UpdateTransaction>

  init(_ transaction: Attribute<UpdateTransaction>) {
    self.transaction = transaction
  }
}

extension _ViewListOutputs {
  /// Has a transaction hold for the nodes of these views, but for those for which another one further in does.
  consuming func animated(by transaction: Attribute<UpdateTransaction>, in tree: ViewTree) -> _ViewListOutputs {
    tree.changesTransactions = true
    elements.wrapNodes { node, _ in
      if !node.attachments.contains(where: { $0 is TransactionPlace }) { node.attach(TransactionPlace(transaction)) }
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

  /// The transaction of the update that runs, as it arrives at a node.
  private func transaction(of node: ViewNode) -> Transaction {
    guard changesTransactions else { return currentTransaction }
    var next: ViewNode? = node
    while let step = next {
      for object in step.attachments {
        if let place = object as? TransactionPlace, place.transaction.id.isLive { return place.transaction.untrackedValue.transaction }
      }
      next = step.parent ?? step.formerContainer
    }
    return currentTransaction
  }
}
