import RivuletCore
import RivuletGraph

/// Keeps one node of a button in a look of the library in step with the button, with the pointer and with the environment.
@MainActor
struct ButtonRule: @MainActor Rule {
  let command: Attribute<ButtonCommand>
  let environment: EnvironmentReader
  let look: ButtonLook
  let responder: ButtonResponder
  let node: BehaviorNode<ButtonBehavior>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let isEnabled = environment.values.isEnabled
    node.setMirrored(environment.isRightToLeft)
    responder.action = command.partValue.action
    responder.isEnabled = isEnabled
    node.update(
      ButtonBehavior(
        opacity: look.opacity(isPressed: responder.isPressed, isEnabled: isEnabled),
        isCalledEnabled: responder.focusPlace == nil ? nil : isEnabled))
  }
}

extension SemanticsElement {
  /// What assistive technology knows of a button, whatever its style: one element, read by its label.
  static func button(isEnabled: Bool) -> SemanticsElement {
    var element = SemanticsElement(role: .button, children: .combine)
    element.isEnabled = isEnabled
    return element
  }
}

extension _ButtonSource {
  /// Builds the button in a look of the library: one node around each element of what is seen.
  func make(_ look: ButtonLook, _ inputs: _ViewListInputs) -> _ViewListOutputs {
    let place = takesFocus ? FocusPlace(inputs) : nil
    var outputs = look.makeFace(of: self, place?.inside(inputs) ?? inputs)
    let responder = ButtonResponder(place, inputs)
    let environment = inputs.environmentReader(of: ButtonRule.self)
    if case .node(let child) = outputs.elements {
      outputs.elements = .node(responder.wrap(child, child.scope, command, environment, look))
    } else {
      let command = command
      outputs.elements.wrapNodes { responder.wrap($0, $1, command, environment, look) }
    }
    return outputs
  }
}

extension ButtonResponder {
  /// Puts a node of the button around one of what is seen of it.
  fileprivate func wrap(
    _ child: ViewNode, _ scope: Scope, _ command: Attribute<ButtonCommand>, _ environment: EnvironmentReader, _ look: ButtonLook
  ) -> ViewNode {
    let node = BehaviorNode(ButtonBehavior(opacity: 1, isCalledEnabled: nil), around: child, scope: scope)
    node.responder = self
    add(scope.makeSink(ButtonRule(command: command, environment: environment, look: look, responder: self, node: node)).id)
    return node
  }
}
