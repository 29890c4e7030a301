import Foundation
import RivuletCore

/// Follows the pointer over what it modifies: pressed while it is down inside, acting when it is released inside (B12.01).
struct PressModifier: NodeModifier {
  let isPressed: Binding<Bool>
  let action: ButtonAction

  static func makeBehavior(_ inputs: _ViewListInputs) -> PressBehavior { PressBehavior() }

  func update(_ node: BehaviorNode<PressBehavior>, environment: EnvironmentValues) {
    guard let responder = node.responder as? PressResponder else {
      node.responder = PressResponder(isPressed: isPressed, action: action, isEnabled: environment.isEnabled)
      return
    }
    responder.isPressed = isPressed
    responder.action = action
    responder.isEnabled = environment.isEnabled
  }
}

/// A control is hit anywhere inside its bounds, also between the things that it draws (our choice).
struct PressBehavior: NodeBehavior {
  static var passesLayout: Bool { true }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }
}

/// The pointer's series of one press.
@MainActor
final class PressResponder: EventResponder {
  var isPressed: Binding<Bool>
  var action: ButtonAction
  var isEnabled: Bool

  init(isPressed: Binding<Bool> = .constant(false), action: ButtonAction = ButtonAction(), isEnabled: Bool = true) {
    self.isPressed = isPressed
    self.action = action
    self.isEnabled = isEnabled
  }

  func pointerBegan(at point: CGPoint, in node: ViewNode) -> Bool {
    guard isEnabled else { return false }
    isPressed.wrappedValue = true
    return true
  }

  func pointerMoved(to point: CGPoint, in node: ViewNode) {
    isPressed.wrappedValue = isEnabled && isInside(point, node)
  }

  func pointerEnded(at point: CGPoint, in node: ViewNode) {
    isPressed.wrappedValue = false
    if isEnabled, isInside(point, node) { action.perform() }
  }

  func pointerCancelled(in node: ViewNode) {
    isPressed.wrappedValue = false
  }

  private func isInside(_ point: CGPoint, _ node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }
}
