import RivuletCore

/// What assistive technology knows of a slider: one element with a label and, as its value, the share of the range in percent.
struct SliderSemanticsModifier: NodeModifier {
  let scale: SliderScale
  let value: Double

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement(role: .slider, value: "\(Int((scale.share(of: value) * 100).rounded()))%", children: .combine)
    element.range = SemanticsRange(
      value: scale.nearest(to: value), minimum: scale.bounds.lowerBound, maximum: scale.bounds.upperBound, step: scale.stepLength)
    element.isEnabled = environment.values.isEnabled
    node.semantics = element
  }
}
