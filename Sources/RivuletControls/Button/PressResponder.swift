package import RivuletCore
import RivuletElements

/// The interaction of a control that is drawn by views. It can show its press through a flag.
@MainActor
package final class PressResponder: PressFollower {
  package var press = PressState()
  /// The flag that the views use to show the press; nil if no view shows it.
  var isPressed: Binding<Bool>?
  package var action = ButtonAction()
  package var isEnabled = true
  /// True if assistive technology can run the action on this control, rather than on a control around it.
  var offersActivation = false

  private init() {}

  /// Returns the responder of a node, creating it on the first call.
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
