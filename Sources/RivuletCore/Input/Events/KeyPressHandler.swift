package import RivuletTree

/// A handler for key events while focus is at or inside a node (B14.66).
@MainActor
package final class KeyPressHandler {
  /// The most recently set closure, which returns `ignored` for keys that it does not handle.
  package var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  /// Creates a handler and attaches it to a node.
  package init(_ node: ViewNode) { node.attach(self) }
}

extension ViewNode {
  /// The node's key press handler; nil for most nodes.
  package final var keyPressHandler: KeyPressHandler? { attachment(KeyPressHandler.self) }
}

extension KeyDispatcher {
  /// Passes a key to the handlers of the focused view and its ancestors, innermost first. Returns false if none of them handles it.
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
