/// Something that assistive technology can do with an element.
package struct SemanticsAction: Equatable {
  /// What is done.
  package enum Kind: Hashable {
    /// What a tap does.
    case activate
    /// Leaves what is shown.
    case escape
    /// The most important thing that the app can do now.
    case magicTap
    /// Takes the element away.
    case delete
    /// Opens the menu of the element.
    case showMenu
    case increment
    case decrement
    case zoomIn
    case zoomOut
    /// Scrolls towards an edge.
    case scrollUp, scrollDown, scrollLeading, scrollTrailing
    /// What the app has given a name.
    case custom(String)
  }

  /// The closure, compared by identity.
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

  /// Does it.
  @MainActor package func callAsFunction() { handler.run() }

  package static func == (lhs: SemanticsAction, rhs: SemanticsAction) -> Bool {
    lhs.kind == rhs.kind && lhs.handler === rhs.handler
  }
}

extension SemanticsTree.Item {
  /// Does something with the element: what the app has said, or else what the control does by itself. False if it means nothing here.
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

  /// Asks the control at the node, or else the first one inside that says yes.
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
