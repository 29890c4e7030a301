public import RivuletCore

/// A control that runs an action (A4.04, B12.01).
///
/// How it looks, and how it is operated, is up to the innermost `buttonStyle` around it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Button<Label: View> {
  let command: ButtonCommand
  let label: Label

  nonisolated init(_role role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    command = ButtonCommand(role: role, action: action)
    self.label = label
  }
}

/// What a button does, whatever its label is.
struct ButtonCommand {
  let role: ButtonRole?
  let action: @MainActor () -> Void
}

extension Button: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let label: _GraphValue<Label> = view.second(after: ButtonCommand.self)
    let configuration = inputs.makeRule(ButtonConfigurationRule(command: view.first().attribute))
    let (inside, place) = inputs.makeFocusPlace()
    let inner = inside.supplying(PrimitiveButtonStyleConfiguration.Label.self) { Label._makeViewList(view: label, inputs: $0) }
    let environment = inputs.environmentReader(of: ButtonSemanticsRule.self)
    let outputs = inner.makeStyled(configuration) { .standardButton }
    func wrap(_ child: ViewNode, _ scope: Scope) -> ViewNode {
      let node = BehaviorNode(PassingBehavior(), around: child, scope: scope)
      place.add(node)
      inputs.makeSink(ButtonSemanticsRule(configuration: configuration, environment: environment, node: node), in: scope)
      return node
    }
    if !outputs.list.wrapsOnlyNode(wrap) { outputs.list.wrapNodes(wrap) }
    return outputs
  }
}

@available(*, unavailable)
extension Button: Sendable {}
