import Foundation
import RivuletCore

/// A modifier that follows a press on its content. The content is pressed while the pointer is down inside, and acts when it is
/// released inside (B12.01).
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

/// The behaviour of a control. It responds anywhere inside its bounds, also between its drawn parts (our choice).
struct PressBehavior: NodeBehavior {
  static var traits: NodeTraits { .passesLayout }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }
}

/// The responder that writes the pressed state of its control to a binding.
@MainActor
final class PressResponder: PressFollower {
  var isPressed: Binding<Bool>
  var action: ButtonAction
  var isEnabled: Bool
  /// True if the action runs when a mouse presses the control, rather than at the release; used for the buttons of menus (B20.28).
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

/// The newest action of one button. A style that holds it is not evaluated again because an action closure is new.
@MainActor
package final class ButtonAction {
  package var perform: @MainActor () -> Void = {}

  nonisolated init() {}
}
