package import RivuletTree

/// The delete action that applies while focus is at or inside a node (B17.47).
@MainActor
package final class DeleteCommandHandler {
  /// The delete action; nil if there is nothing to delete.
  package var action: (() -> Void)?

  /// Creates a handler and attaches it to a node.
  package init(_ node: ViewNode) { node.attach(self) }
}

extension KeyDispatcher {
  /// Performs the delete action of the innermost view around the focus that has one. Returns false if there is none.
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
