import RivuletCore

/// A button that is only its label, as it is; pale while it is pressed or disabled.
struct PlainLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(PlainPaleness(isPressed: configuration.isPressed))
  }
}

/// How much of a plain button is seen.
struct PlainPaleness: NodeModifier {
  let isPressed: Bool

  static func makeBehavior(_ inputs: _ViewListInputs) -> OpacityEffect { .initial }

  func update(_ node: BehaviorNode<OpacityEffect>, environment: EnvironmentValues) {
    node.update(OpacityEffect(opacity: environment.isEnabled ? isPressed ? 0.5 : 1 : 0.4))
  }
}
