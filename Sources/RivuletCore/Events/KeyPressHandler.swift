package import RivuletTree

/// What runs with keys while a node or something inside has the focus (B14.66).
@MainActor
package final class KeyPressHandler {
  /// The newest closure, which sorts out the keys that it is for.
  package var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  /// Attaches a closure to a node.
  package init(_ node: ViewNode) { node.attach(self) }
}

extension ViewNode {
  /// What runs with keys; nil for most.
  package final var keyPressHandler: KeyPressHandler? { attachment(KeyPressHandler.self) }
}

extension KeyDispatcher {
  /// Hands a key to the views around the focus, the innermost first; false if none has used it.
  func handlePress(_ input: KeyInput) -> Bool {
    var next = focusedNode
    while let node = next {
      if let handler = node.keyPressHandler, handler.action(KeyPress(input)) == .handled { return true }
      next = node.parent
    }
    return false
  }
}
