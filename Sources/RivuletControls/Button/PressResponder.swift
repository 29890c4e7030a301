package import RivuletCore
import RivuletElements

/// The interaction of a control that is drawn by views. A flag can show the press.
@MainActor
package final class PressResponder: PressFollower {
  package var press = PressState()
  /// The flag through which the views show the press; nil if no view shows it.
  var isPressed: Binding<Bool>?
  package var action = ButtonAction()
  package var isEnabled = true
  /// True if assistive technology can activate this control directly, rather than an enclosing control.
  var offersActivation = false

  private init() {}

  /// Returns the responder of a node, creating it if needed.
  package static func of(_ node: ViewNode) -> PressResponder {
    if let known = node.responder as? PressResponder { return known }
    let responder = PressResponder()
    node.responder = responder
    return responder
  }

  package var showsShortPress: Bool { isPressed != nil }

  package func showPress(in node: ViewNode) { isPressed?.wrappedValue = press.isDown }

  package func act(in node: ViewNode) { action.perform() }

  package func activation(in node: ViewNode) -> (@MainActor () -> Void)? { offersActivation && isEnabled ? action.perform : nil }
}
