package import RivuletTree

/// The closure for changes to the modifier keys, such as Shift, wherever focus is.
@MainActor
package final class ModifierKeysWatch {
  /// The modifier keys that the closure observes.
  package var mask = EventModifiers.all
  /// The latest closure, with the keys that were held before and those that are held now.
  package var action: (_ old: EventModifiers, _ new: EventModifiers) -> Void = { _, _ in }
  private weak var node: ViewNode?

  /// Attaches a watch to a node.
  package init(_ node: ViewNode) {
    self.node = node
    node.attach(self)
    node.tree.keyboard.modifierWatches.append(self)
  }

  /// Runs the closure once the view has appeared, if any modifier keys in the mask are held.
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
  /// Stores the modifier keys that are currently held, as the host reports them.
  package func modifiersChanged(to modifiers: KeyInput.Modifiers) {
    let old = heldModifiers
    guard modifiers != old else { return }
    heldModifiers = modifiers
    tree.services.issues.whileCurrent {
      for watch in modifierWatches.elements { watch.changed(old, modifiers) }
    }
  }
}
