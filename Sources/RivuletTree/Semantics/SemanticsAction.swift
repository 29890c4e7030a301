/// An action that assistive technology can perform on an element.
package struct SemanticsAction: Equatable {
  /// The kind of an action.
  package enum Kind: Hashable {
    /// The effect of a tap.
    case activate
    /// Dismisses the current screen or presentation.
    case escape
    /// The most important action that the app currently offers.
    case magicTap
    /// Deletes the element.
    case delete
    /// Opens the element's menu.
    case showMenu
    case increment
    case decrement
    case zoomIn
    case zoomOut
    /// Scrolls toward the given edge.
    case scrollUp, scrollDown, scrollLeading, scrollTrailing
    /// An action with an app-defined name.
    case custom(String)
  }

  /// The closure that performs an action, compared by identity.
  package final class Handler {
    let run: () -> Void

    package init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  package let kind: Kind
  private let handler: Handler

  package init(_ kind: Kind, _ handler: Handler) {
    self.kind = kind
    self.handler = handler
  }

  /// Performs the action.
  @MainActor package func callAsFunction() { handler.run() }

  package static func == (lhs: SemanticsAction, rhs: SemanticsAction) -> Bool {
    lhs.kind == rhs.kind && lhs.handler === rhs.handler
  }
}
