import RivuletCore
import RivuletElements
import RivuletGraph

/// The rule for the accessibility of a button in an app-defined style: a single element that can be activated, regardless of the style.
@MainActor
struct ButtonSemanticsRule: @MainActor Rule {
  let configuration: Attribute<PrimitiveButtonStyleConfiguration>
  let environment: EnvironmentReader
  let node: BehaviorNode<PassingBehavior>
  let responder: ActivationResponder

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let action = configuration.value.action
    let environment = environment.values
    node.setMirrored(environment.layoutDirection == .rightToLeft)
    node.semantics = .button(isEnabled: environment.isEnabled, isMenuItem: environment.menuContext != nil)
    responder.isEnabled = environment.isEnabled
    responder.perform = { action.perform() }
  }
}

extension _ButtonSource {
  /// Builds the button with the `makeBody` of an app-defined style, and wraps each element in a node with the button's semantics.
  ///
  /// - Parameter isTitled: True if several texts in the label represent a title and subtitles, as in a menu.
  func make(
    _ inputs: _ViewListInputs, isTitled: Bool = false,
    _ makeBody: (Attribute<PrimitiveButtonStyleConfiguration>, inout _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let configuration = inputs.makeRule(
      ButtonConfigurationRule(command: command, environment: inputs.environmentReader(of: ButtonConfigurationRule.self)))
    let place = takesFocus ? FocusLayer(inputs) : nil
    var inside = (place?.inside(inputs) ?? inputs).supplying(
      PrimitiveButtonStyleConfiguration.Label.self, isTitled ? label.titled() : row)
    let environment = inputs.environmentReader(of: ButtonSemanticsRule.self)
    var outputs = makeBody(configuration, &inside)
    outputs.elements.wrapNodes { child, scope in
      let node = BehaviorNode(PassingBehavior(), around: child, scope: scope)
      let responder = ActivationResponder(place)
      node.responder = responder
      let rule = ButtonSemanticsRule(configuration: configuration, environment: environment, node: node, responder: responder)
      scope.makeSink(rule)
      return node
    }
    return outputs
  }
}
