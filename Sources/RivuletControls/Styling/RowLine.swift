import RivuletCore
import RivuletElements
import RivuletLooks

/// The separator below a row, which remains a line even in menus.
struct RowLine: LeafView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> DividerBehavior { DividerBehavior(stackAxis: KnownStackAxis(inputs.stackAxis)) }

  func update(_ node: BehaviorNode<DividerBehavior>, environment: EnvironmentReader) { node.showLine(in: environment) }
}

extension BehaviorNode<DividerBehavior> {
  /// Applies the environment's appearance of dividers.
  func showLine(in environment: EnvironmentReader) {
    let environment = environment.values
    var behavior = behavior
    behavior.lineAxis = behavior.stackAxis.axis == .horizontal ? .vertical : .horizontal
    let looks = environment.looks
    behavior.thickness = looks.labels.dividerThickness ?? environment.pixelLength
    behavior.color = SystemColor.separator.paintColor(environment.colorScheme, looks)
    update(behavior)
  }
}
