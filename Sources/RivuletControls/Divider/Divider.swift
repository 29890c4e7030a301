public import RivuletCore
package import RivuletElements
import RivuletGeometry
import RivuletGraph

/// A thin line across the enclosing stack, or a horizontal line outside stacks. In a menu, the line separates items. In a picker's menu, it
/// separates options.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Divider: Sendable {
  public nonisolated init() {}
}

extension Divider: LeafView {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    if inputs.isInPicker {
      let part = inputs.graph.makeInput(
        ContainerValueModifier { $0.pickerPart = .divider }, in: inputs.scope, name: "divider", areEqual: { _, _ in true })
      return ContainerValueModifier._makeViewList(
        modifier: _GraphValue(part), inputs: &inputs, body: _ViewListBody { _ViewListOutputs(node: makeNode(of: view, $0)) })
    }
    if inputs.isInMenu, KnownStackAxis(inputs.stackAxis).axis != .horizontal {
      let separator = inputs.graph.makeInput(MenuSeparator(), in: inputs.scope, name: "separator", areEqual: { _, _ in true })
      return MenuSeparator._makeViewList(view: _GraphValue(separator), inputs: &inputs)
    }
    return _ViewListOutputs(node: makeNode(of: view, inputs))
  }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> DividerBehavior {
    DividerBehavior(stackAxis: KnownStackAxis(inputs.stackAxis))
  }

  package func update(_ node: BehaviorNode<DividerBehavior>, environment: EnvironmentReader) { node.showLine(in: environment) }
}
