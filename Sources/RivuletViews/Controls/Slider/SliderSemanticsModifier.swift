import RivuletCore

/// What assistive technology knows of a slider: one element with a label and, as its value, the share of the range in percent.
struct SliderSemanticsModifier: NodeModifier {
  let share: Double

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement(role: .slider, value: "\(Int((share * 100).rounded()))%", children: .combine)
    element.isEnabled = environment.values.isEnabled
    node.semantics = element
  }
}
