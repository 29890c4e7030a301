import RivuletCore
import RivuletGeometry
import RivuletGraph
import RivuletTree

/// A container view with a layout as its first stored property and the content as its last.
@MainActor
protocol LayoutContainerView: View where Body == Never {
  associatedtype L: Layout
  associatedtype Content: View
}

extension LayoutContainerView {
  static func makeContainer(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let layout = inputs.makeAnimatable(view.first(as: LayoutValue<L>.self).attribute)
    let node = LayoutValue<L>.makeNode(of: _GraphValue(layout), inputs)
    node.childMemory = node.fact(TypedLayoutSession<L>.self)
    let outer = (inputs.stackAxis, inputs.rowKind)
    inputs.stackAxis = stackAxis(of: layout, inputs)
    inputs.rowKind = .none
    defer { (inputs.stackAxis, inputs.rowKind) = outer }
    let content = Content._makeViewList(view: view.last(), inputs: &inputs)
    node.setContents(content.elements)
    return _ViewListOutputs(node: node, preferences: content.preferences)
  }

  private static func stackAxis(of layout: Attribute<LayoutValue<L>>, _ inputs: _ViewListInputs) -> StackAxis? {
    guard L.self == AnyLayout.self else { return StackAxis(L.layoutProperties.stackOrientation) }
    return .changing(inputs.makeRule(AnyLayoutAxisRule(layout: layout.field(AnyLayout.self, at: 0))))
  }
}

/// A container with an app-defined layout.
struct LayoutContainer<L: Layout, Content: View> {
  let layout: LayoutValue<L>
  let content: Content

  nonisolated init(layout: LayoutValue<L>, content: Content) {
    (self.layout, self.content) = (layout, content)
  }
}

extension LayoutContainer: LayoutContainerView {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    makeContainer(view: view, inputs: &inputs)
  }
}

/// A rule for the stack axis of a layout whose type may change.
@MainActor
private struct AnyLayoutAxisRule: @MainActor Rule {
  let layout: Attribute<AnyLayout>

  mutating func update(_ output: borrowing RuleOutput<Axis?>) { output.set(layout.value.stackOrientation) }

  static func areEqual(_ lhs: Axis?, _ rhs: Axis?) -> Bool { lhs == rhs }
}
