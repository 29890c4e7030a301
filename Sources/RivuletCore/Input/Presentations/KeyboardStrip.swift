import RivuletTree

/// The strip at the lower edge of a phone's window, above the on-screen keyboard, for the views that the focused text offers (B20.22).
///
/// The content of the window and its presentations lie above the strip.
@MainActor
package final class KeyboardStrip: Companion {
  private unowned let tree: ViewTree
  private var screen: Screen?
  /// Called in an update of its own when the focus has moved.
  package var onFocusMove: () -> Void = {}
  /// The object that the room above attaches to the strip.
  package var owner: AnyObject?

  init(tree: ViewTree) {
    self.tree = tree
  }

  var node: ViewNode? { screen?.node }

  /// Shows the strip, which may be empty. Must be called once, in a rule of the structure pass.
  package func show(_ build: (inout _ViewListInputs) -> _ViewListOutputs) {
    screen = Screen(AnyHashable("strip"), at: tree.rootScope.nextPlace(), isCovered: false, tree.rootInputs, build)
    tree.rootContentsChange()
  }

  /// The text with the focus; nil if there is none.
  package var focusedText: ViewNode? { tree.keyboard.controlInFocus.flatMap { $0.responder?.textReceiver == nil ? nil : $0 } }

  /// Returns true if a node is part of a presentation above the content of the window.
  package func isPresented(_ node: ViewNode) -> Bool { tree.overlay.node.map(node.isInside) == true }

  func focusMoved() {
    guard screen != nil else { return }
    tree.queue.append(Mutation { [weak self] in self?.onFocusMove() }, transaction: Transaction())
  }
}
