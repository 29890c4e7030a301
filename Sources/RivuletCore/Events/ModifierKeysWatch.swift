package import RivuletTree

/// What runs when keys such as shift go down or come up, wherever the focus is.
@MainActor
package final class ModifierKeysWatch {
  /// The keys that count.
  package var mask = EventModifiers.all
  /// The newest closure, with the keys that were held and those that are.
  package var action: (_ old: EventModifiers, _ new: EventModifiers) -> Void = { _, _ in }
  private weak var node: ViewNode?

  /// Attaches a closure to a node.
  package init(_ node: ViewNode) {
    self.node = node
    node.attach(self)
    node.tree.keyboard.modifierWatches.append(self)
  }

  /// Runs the closure once the view has appeared, if keys that count are held.
  package func begin() {
    guard let node else { return }
    let keyboard = node.tree.keyboard
    node.tree.actions.append { [weak self] in self?.changed([], keyboard.heldModifiers) }
  }

  fileprivate func changed(_ old: KeyInput.Modifiers, _ new: KeyInput.Modifiers) {
    guard let node, !node.scope.isRemoved else { return }
    let (old, new) = (EventModifiers(old).intersection(mask), EventModifiers(new).intersection(mask))
    if old != new { action(old, new) }
  }
}

extension KeyDispatcher {
  /// The host says which keys such as shift are held now.
  package func modifiersChanged(to modifiers: KeyInput.Modifiers) {
    let old = heldModifiers
    guard modifiers != old else { return }
    heldModifiers = modifiers
    tree.services.issues.whileCurrent {
      for watch in modifierWatches.elements { watch.changed(old, modifiers) }
    }
  }
}
