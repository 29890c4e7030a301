import Foundation
import RivuletCore

/// Follows the pointer over what it modifies: pressed while it is down inside, acting when it is released inside (B12.01).
struct PressModifier: NodeModifier {
  let isPressed: Binding<Bool>
  let action: ButtonAction

  static func makeBehavior(_ inputs: _ViewListInputs) -> PressBehavior { PressBehavior() }

  func update(_ node: BehaviorNode<PressBehavior>, environment: EnvironmentReader) {
    let environment = environment.values
    let responder = node.responder as? PressResponder ?? PressResponder()
    node.responder = responder
    responder.isPressed = isPressed
    responder.action = action
    responder.isEnabled = environment.isEnabled
    responder.actsAtPress = environment.buttonActsAtPress && environment.idiom == .desktop
  }
}

/// A control is hit anywhere inside its bounds, also between the things that it draws (our choice).
struct PressBehavior: NodeBehavior {
  static var passesLayout: Bool { true }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }
}

/// Writes whether its control is pressed to a binding.
@MainActor
final class PressResponder: PressFollower {
  var isPressed: Binding<Bool>
  var action: ButtonAction
  var isEnabled: Bool
  /// True if it acts when a mouse presses it, and not at the release: the button of a menu (B20.28).
  var actsAtPress = false

  init(isPressed: Binding<Bool> = .constant(false), action: ButtonAction = ButtonAction(), isEnabled: Bool = true) {
    self.isPressed = isPressed
    self.action = action
    self.isEnabled = isEnabled
  }

  func press(_ isDown: Bool, _ node: ViewNode) {
    isPressed.wrappedValue = isDown
    if isDown, actsAtPress { action.perform() }
  }

  func act() { if !actsAtPress { action.perform() } }
}
