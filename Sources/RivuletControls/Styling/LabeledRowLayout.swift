import RivuletCore
import RivuletElements
import RivuletGeometry

/// A container that places two views, a label and a control, side by side.
struct LabeledRowLayout<Parts: View> {
  let arrangement: LabeledRowBehavior.Arrangement
  let fillsWidth: Bool
  let hasLabelHeight: Bool
  let stacks: Bool
  let parts: Parts
}

extension LabeledRowLayout: ContainerView {
  typealias Body = Never
  typealias Content = Parts

  static func makeBehavior(_ inputs: _ViewListInputs) -> LabeledRowBehavior {
    LabeledRowBehavior(arrangement: .beside, fillsWidth: false, hasLabelHeight: false, stacks: false)
  }

  func update(_ node: BehaviorNode<LabeledRowBehavior>, environment: EnvironmentReader) {
    node.update(LabeledRowBehavior(arrangement: arrangement, fillsWidth: fillsWidth, hasLabelHeight: hasLabelHeight, stacks: stacks))
  }
}
