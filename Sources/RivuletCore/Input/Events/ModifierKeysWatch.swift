package import RivuletTree

/// An observer of changes to the modifier keys, regardless of the position of focus.
@MainActor
package final class ModifierKeysWatch {
  /// The modifier keys to observe.
  package var mask = EventModifiers.all
  /// The most recently set closure. Its arguments are the previously and the currently held keys.
  package var action: (_ old: EventModifiers, _ new: EventModifiers) -> Void = { _, _ in }
  private weak var node: ViewNode?

  /// Creates a watch and attaches it to a node.
  package init(_ node: ViewNode) {
    self.node = node
    node.attach(self)
    node.tree.keyboard.modifierWatches.append(self)
  }

  /// Schedules a call of the closure for after the view has appeared, which takes place if any of the observed keys is held.
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
  /// Updates the held modifier keys, as reported by the host, and notifies the observers.
  package func modifiersChanged(to modifiers: KeyInput.Modifiers) {
    let old = heldModifiers
    guard modifiers != old else { return }
    heldModifiers = modifiers
    tree.services.issues.whileCurrent {
      for watch in modifierWatches.elements { watch.changed(old, modifiers) }
    }
  }
}
