import RivuletCore
import RivuletElements
import RivuletLooks

/// A modifier that tracks a press on its content. The content is pressed while the pointer is down inside it. A release inside the content
/// runs the action (B12.01).
struct PressModifier: NodeModifier {
  let isPressed: Binding<Bool>
  let action: ButtonAction

  static func makeBehavior(_ inputs: _ViewListInputs) -> PressBehavior { PressBehavior() }

  func update(_ node: BehaviorNode<PressBehavior>, environment: EnvironmentReader) {
    let environment = environment.values
    let responder = PressResponder.of(node)
    responder.isPressed = isPressed
    responder.action = action
    responder.isEnabled = environment.isEnabled
    responder.press.trigger = environment.buttonsActOnPress && environment.looks.buttons.canActAtPress ? .press : .release
  }
}

/// The latest action of a button. A style that stores this object isn't reevaluated when only the action closure changes.
@MainActor
package final class ButtonAction {
  package var perform: @MainActor () -> Void = {}

  nonisolated init() {}
}
