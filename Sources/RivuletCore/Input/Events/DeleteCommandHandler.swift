package import RivuletTree

/// The action of the delete command while a node or something inside it has focus (B17.47).
@MainActor
package final class DeleteCommandHandler {
  /// The action; nil if there is nothing to delete.
  package var action: (() -> Void)?

  /// Attaches the command to a node.
  package init(_ node: ViewNode) { node.attach(self) }
}

extension KeyDispatcher {
  /// Runs the action of the innermost view around focus that has one. Returns false if there is none.
  func performDeleteCommand() -> Bool {
    var next = focusedNode
    while let node = next {
      if let action = node.attachment(DeleteCommandHandler.self)?.action {
        action()
        return true
      }
      next = node.parent
    }
    return false
  }
}
