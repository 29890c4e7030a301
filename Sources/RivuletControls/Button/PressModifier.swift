import RivuletCore
import RivuletElements
import RivuletLooks

/// A modifier that follows a press on its content. The content is pressed while the pointer is down inside it, and acts on a release inside
/// it (B12.01).
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

/// The newest action of one button. A style that holds this object is not evaluated again just because the action closure is new.
@MainActor
package final class ButtonAction {
  package var perform: @MainActor () -> Void = {}

  nonisolated init() {}
}
