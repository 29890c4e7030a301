import Foundation
import RivuletCore
import RivuletGraph

/// A button in a look of the library has a node that follows the button, the pointer and the environment.
extension ButtonCommand: NodeSource {
  static func makeBehavior(_ inputs: _ViewListInputs) -> ButtonBehavior { ButtonBehavior(opacity: 1, isCalledEnabled: nil) }

  func update(_ node: BehaviorNode<ButtonBehavior>, environment: EnvironmentReader) {
    guard let responder = node.responder as? ButtonResponder else { return }
    let values = environment.values
    let isEnabled = values.isEnabled
    responder.action = values.buttonActionWrapper?.wrap(action, role: role) ?? action
    responder.isEnabled = isEnabled
    responder.repeats = values.buttonRepeatBehavior == .enabled
    responder.actsAtPress = values.buttonActsAtPress && values.idiom == .desktop
    node.update(
      ButtonBehavior(
        opacity: responder.look.opacity(isPressed: responder.isPressed, isHovered: responder.isHovered, isEnabled: isEnabled),
        isCalledEnabled: responder.takesFocus ? isEnabled : nil))
  }
}

extension SemanticsElement {
  /// What assistive technology knows of a button, whatever its style: one element, read by its label.
  static func button(isEnabled: Bool, isMenuItem: Bool = false) -> SemanticsElement {
    var element = SemanticsElement(role: isMenuItem ? .menuItem : .button, children: .combine)
    element.isEnabled = isEnabled
    return element
  }
}

extension _ButtonSource {
  /// Builds the button in a look of the library: one node around each element of what is seen.
  ///
  /// - Parameter isAutomatic: Whether no style was chosen.
  func make(_ look: ButtonLook, isAutomatic: Bool = false, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let place = takesFocus && !labelIgnoresFocus ? FocusPlace(inputs) : nil
    var outputs = makeFace(look, in: place, &inputs)
    let responder = ButtonResponder(look, isAutomatic: isAutomatic, takesFocus: takesFocus, place, in: inputs.scope)
    if case .node(let child) = outputs.elements {
      outputs.elements = .node(responder.wrap(child, child.scope, command, inputs))
    } else {
      let (command, inputs) = (command, inputs)
      outputs.elements.wrapNodes { responder.wrap($0, $1, command, inputs) }
    }
    return outputs
  }

  /// Builds what is seen, which finds out where the focus is from the button's place, if it has one.
  private func makeFace(_ look: ButtonLook, in place: FocusPlace?, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    guard let place else { return look.makeFace(of: self, &inputs) }
    var inner = place.inside(inputs)
    return look.makeFace(of: self, &inner)
  }
}

extension ButtonResponder {
  /// Puts a node of the button around one of what is seen of it.
  fileprivate func wrap(
    _ child: ViewNode, _ scope: Scope, _ command: Attribute<ButtonCommand>, _ inputs: _ViewListInputs
  ) -> ViewNode {
    let (node, rule) = ButtonCommand.makeNode(like: command, around: child, in: scope, inputs)
    node.responder = self
    add(rule)
    return node
  }
}
