public import RivuletCore
import RivuletGeometry

/// A thin line across the stack around it; a horizontal one outside of stacks.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Divider: Sendable {
  public nonisolated init() {}
}

extension Divider: LeafView {
  public typealias Body = Never

  package static func makeBehavior(_ inputs: _ViewListInputs) -> DividerBehavior {
    DividerBehavior(stackAxis: KnownStackAxis(inputs.stackAxis))
  }

  package func update(_ node: BehaviorNode<DividerBehavior>, environment: EnvironmentReader) {
    let environment = environment.values
    var behavior = node.behavior
    behavior.lineAxis = behavior.stackAxis.axis == .horizontal ? .vertical : .horizontal
    behavior.thickness = ControlMetrics(environment.idiom).dividerThickness ?? environment.pixelLength
    behavior.color = SystemColor.separator.paintColor(environment.colorScheme, environment.idiom)
    node.update(behavior)
  }
}
