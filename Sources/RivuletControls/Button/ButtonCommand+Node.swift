import Foundation
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// The node of a button in a built-in style. It responds to changes of the command, the pointer, and the environment.
extension ButtonCommand: NodeSource {
  static func makeBehavior(_ inputs: _ViewListInputs) -> ButtonBehavior { ButtonBehavior(opacity: 1, reportedEnabledState: nil) }

  func update(_ node: BehaviorNode<ButtonBehavior>, environment: EnvironmentReader) {
    guard let responder = node.responder as? ButtonResponder else { return }
    let values = environment.values
    let isEnabled = values.isEnabled
    responder.action = values.buttonActionWrapper?.wrap(action, role: role) ?? action
    responder.isEnabled = isEnabled
    responder.press.trigger =
      values.buttonRepeatBehavior == .enabled ? .hold : values.buttonsActOnPress && values.looks.buttons.canActAtPress ? .press : .release
    node.update(
      ButtonBehavior(
        opacity: responder.look.opacity(isPressed: responder.isPressed, isEnabled: isEnabled),
        reportedEnabledState: responder.takesFocus ? isEnabled : nil))
  }
}

extension SemanticsElement {
  /// Returns the accessibility element of a button in any style. The element is a single unit that is read by its label, and contains the
  /// controls in the label.
  static func button(isEnabled: Bool, isMenuItem: Bool = false) -> SemanticsElement {
    var element = SemanticsElement(role: isMenuItem ? .menuItem : .button, children: isMenuItem ? .combine : .combineTexts)
    element.isEnabled = isEnabled
    return element
  }
}

extension _ButtonSource {
  /// Builds the button in a built-in style, with a node around each element of the face.
  ///
  /// - Parameter isAutomatic: True if the app has not chosen a style.
  func make(_ look: ButtonAppearance, isAutomatic: Bool = false, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let place = takesFocus && !labelIgnoresFocus ? FocusLayer(inputs) : nil
    var outputs = makeFace(look, in: place, &inputs)
    let isAutomatic = isAutomatic && !inputs.hasStyle(for: IndividualPressMark.self)
    let responder = ButtonResponder(look, isAutomatic: isAutomatic, takesFocus: takesFocus, place, in: inputs.scope)
    if case .node(let child) = outputs.elements {
      outputs.elements = .node(responder.wrap(child, child.scope, command, inputs))
    } else {
      let (command, inputs) = (command, inputs)
      outputs.elements.wrapNodes { responder.wrap($0, $1, command, inputs) }
    }
    return outputs
  }

  /// Builds the face of the button. If the button has a focus place, the face reads the focus from it.
  private func makeFace(_ look: ButtonAppearance, in place: FocusLayer?, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    guard let place else { return look.makeFace(of: self, &inputs) }
    var inner = place.inside(inputs)
    return look.makeFace(of: self, &inner)
  }
}

extension ButtonResponder {
  /// Wraps an element of the button's face in a button node.
  fileprivate func wrap(
    _ child: ViewNode, _ scope: Scope, _ command: Attribute<ButtonCommand>, _ inputs: _ViewListInputs
  ) -> ViewNode {
    let (node, rule) = ButtonCommand.makeNode(like: command, around: child, in: scope, inputs)
    node.responder = self
    add(rule)
    return node
  }
}
