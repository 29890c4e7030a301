package import RivuletTree

/// The closure for key presses while a node or something inside it has focus (B14.66).
@MainActor
package final class KeyPressHandler {
  /// The latest closure, which ignores keys that it does not handle.
  package var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  /// Attaches a handler to a node.
  package init(_ node: ViewNode) { node.attach(self) }
}

extension ViewNode {
  /// The key press handler; nil for most nodes.
  package final var keyPressHandler: KeyPressHandler? { attachment(KeyPressHandler.self) }
}

extension KeyDispatcher {
  /// Passes a key to the views around the focused one, innermost first. Returns false if none of them has used it.
  func handlePress(_ input: KeyInput) -> Bool {
    if offeredPress == input {
      offeredPress = nil
      return false
    }
    var next = focusedNode
    while let node = next {
      if let handler = node.keyPressHandler, handler.action(KeyPress(input)) == .handled { return true }
      next = node.parent
    }
    return false
  }
}
