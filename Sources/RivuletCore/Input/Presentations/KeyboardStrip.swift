import RivuletTree

/// The strip at the bottom of a phone window, above the on-screen keyboard. It shows views that the focused text provides (B20.22).
///
/// The window's content and presentations occupy the space above the strip.
@MainActor
package final class KeyboardStrip: Companion {
  private unowned let tree: ViewTree
  private var screen: Screen?
  /// Called in a separate update after focus has moved.
  package var onFocusMove: () -> Void = {}
  /// An object that a higher-level module attaches to the strip.
  package var owner: AnyObject?

  init(tree: ViewTree) {
    self.tree = tree
  }

  var node: ViewNode? { screen?.node }

  /// Shows the strip, which may be empty. Call this method only once, from a rule of the structure pass.
  package func show(_ build: (inout _ViewListInputs) -> _ViewListOutputs) {
    screen = Screen(AnyHashable("strip"), at: tree.rootScope.nextPlace(), isCovered: false, tree.rootInputs, build)
    tree.rootContentsChange()
  }

  /// The focused text; nil if no text has focus.
  package var focusedText: ViewNode? { tree.keyboard.controlInFocus.flatMap { $0.responder?.textReceiver == nil ? nil : $0 } }

  /// Returns true if a node belongs to a presentation above the window's content.
  package func isPresented(_ node: ViewNode) -> Bool { tree.overlay.node.map(node.isInside) == true }

  func focusMoved() {
    guard screen != nil else { return }
    tree.queue.append(Mutation { [weak self] in self?.onFocusMove() }, transaction: Transaction())
  }
}
