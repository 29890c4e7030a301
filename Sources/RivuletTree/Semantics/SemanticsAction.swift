/// An action that assistive technology can perform on an element.
package struct SemanticsAction: Equatable {
  /// The kind of an action.
  package enum Kind: Hashable {
    /// The effect of a tap.
    case activate
    /// Leaves the current screen or presentation.
    case escape
    /// The most important action that the app currently offers.
    case magicTap
    /// Deletes the element.
    case delete
    /// Opens the menu of the element.
    case showMenu
    case increment
    case decrement
    case zoomIn
    case zoomOut
    /// Scrolls towards an edge.
    case scrollUp, scrollDown, scrollLeading, scrollTrailing
    /// An action with a name that the app has chosen.
    case custom(String)
  }

  /// The closure of an action, compared by identity.
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

extension SemanticsTree.Item {
  /// Performs an action on the element: the app's action, or else the default action of the control. Returns false if there is none.
  @MainActor
  package func perform(_ kind: SemanticsAction.Kind) -> Bool {
    guard element.isEnabled else { return false }
    if let action = element.actions.first(where: { $0.kind == kind }) {
      action()
      return true
    }
    return switch kind {
    case .activate: performOnResponder { $0.activate(in: $1) }
    case .increment: performOnResponder { $0.adjust(.steps(1), in: $1) }
    case .decrement: performOnResponder { $0.adjust(.steps(-1), in: $1) }
    default: false
    }
  }

  /// Calls `act` with the responder of the node, or else with those inside, until one returns true.
  @MainActor
  private func performOnResponder(_ act: (any EventResponder, ViewNode) -> Bool) -> Bool {
    var waiting = [node]
    while let next = waiting.popLast() {
      if let responder = next.responder, act(responder, next) { return true }
      waiting.append(contentsOf: next.children.reversed())
    }
    return false
  }
}
