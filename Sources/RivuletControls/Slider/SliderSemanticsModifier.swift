import RivuletCore
import RivuletElements

/// A modifier that makes a slider a single accessibility element. By default, the element's value is a percentage.
struct SliderSemanticsModifier: NodeModifier {
  package let scale: SliderScale
  let value: Double
  /// The accessibility value; nil to use the position in the range as a percentage.
  package let text: Text?

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let spoken = text?.resolvedString(in: environment.values, services: node.tree.services)
    let percent = "\(Int((scale.share(of: value) * 100).rounded()))%"
    var element = SemanticsElement(role: .slider, value: spoken ?? percent, children: .combine)
    element.range = SemanticsRange(
      value: scale.nearest(to: value), minimum: scale.bounds.lowerBound, maximum: scale.bounds.upperBound, step: scale.stepLength)
    element.isEnabled = environment.values.isEnabled
    node.semantics = element
  }
}
