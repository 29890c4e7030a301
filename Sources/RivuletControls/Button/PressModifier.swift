import RivuletCore
import RivuletElements
import RivuletLooks

/// A modifier that follows a press on its content. The content is pressed while the pointer is down inside, and acts when it is
/// released inside (B12.01).
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
    responder.press.trigger = environment.buttonActsAtPress && environment.looks.buttons.canActAtPress ? .press : .release
  }
}

/// The newest action of one button. A style that holds it is not evaluated again because an action closure is new.
@MainActor
package final class ButtonAction {
  package var perform: @MainActor () -> Void = {}

  nonisolated init() {}
}
