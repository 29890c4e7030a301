import RivuletCore

/// The interaction of a control that views draw. It can show its press by a flag.
@MainActor
final class PressResponder: PressFollower {
  var press = PressState()
  /// The flag of the views that show the press; nil if no view shows it.
  var isPressed: Binding<Bool>?
  var action = ButtonAction()
  var isEnabled = true
  /// True if assistive technology can run the action here, rather than at a control around this one.
  var offersActivation = false

  private init() {}

  /// Returns the responder of a node. The first call makes it.
  static func of(_ node: ViewNode) -> PressResponder {
    if let known = node.responder as? PressResponder { return known }
    let responder = PressResponder()
    node.responder = responder
    return responder
  }

  var showsShortPress: Bool { isPressed != nil }

  func showPress(in node: ViewNode) { isPressed?.wrappedValue = press.isDown }

  func act(in node: ViewNode) { action.perform() }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? { offersActivation && isEnabled ? action.perform : nil }
}
