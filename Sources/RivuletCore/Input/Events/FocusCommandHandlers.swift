package import RivuletTree

/// The direction of an arrow key command.
@available(macOS 10.15, tvOS 13.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
public enum MoveCommandDirection: Sendable, Hashable {
  case up, down, left, right
}

/// The action for arrow keys while focus is at or inside a node and the focused view does not use them.
@MainActor
package final class MoveCommandHandler {
  /// The action; nil if there is none.
  package var action: ((MoveCommandDirection) -> Void)?

  /// Creates a handler and attaches it to a node.
  package init(_ node: ViewNode) { node.attach(self) }
}

/// The action for Escape while focus is at or inside a node and no presentation can be dismissed.
@MainActor
package final class ExitCommandHandler {
  /// The action; nil if there is none.
  package var action: (() -> Void)?

  /// Creates a handler and attaches it to a node.
  package init(_ node: ViewNode) { node.attach(self) }
}

extension KeyDispatcher {
  /// Performs the arrow key action of the innermost view around the focus that has one. Returns false if there is none.
  func performMoveCommand(_ direction: MoveCommandDirection) -> Bool {
    guard let action = innermost({ $0.attachment(MoveCommandHandler.self)?.action }) else { return false }
    action(direction)
    return true
  }

  /// Performs the Escape action of the innermost view around the focus that has one. Returns false if there is none.
  func performExitCommand() -> Bool {
    guard let action = innermost({ $0.attachment(ExitCommandHandler.self)?.action }) else { return false }
    action()
    return true
  }

  /// Returns the value of the innermost node around the focus that has one. If no view has focus, returns the first value in view order.
  func innermost<Value>(_ read: (ViewNode) -> Value?) -> Value? {
    guard let controlInFocus else {
      var next: ViewNode? = tree.root
      while let node = next {
        if let value = read(node) { return value }
        next = node.following { !$0.isExcluded && !$0.isInert }
      }
      return nil
    }
    var next: ViewNode? = controlInFocus
    while let node = next {
      if let value = read(node) { return value }
      next = node.parent
    }
    return nil
  }
}
