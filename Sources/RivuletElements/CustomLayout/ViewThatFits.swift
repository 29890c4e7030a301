public import RivuletCore
public import RivuletGeometry
package import RivuletGraph
package import RivuletTree

/// A view that shows the first of its children whose ideal size fits the proposal, or the last child if none fits (B9.28).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct ViewThatFits<Content: View> {
  @usableFromInline package var axes: Axis.Set
  @usableFromInline package var content: Content

  /// Creates a view from children in order of preference. Only the given axes are checked.
  @inlinable public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ViewThatFits: View, NodeSource {
  public typealias Body = Never
  package typealias Behavior = FittingBehavior

  package static var ownBytes: ByteSpan { .all(of: Axis.Set.self) }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> FittingBehavior { FittingBehavior(axes: [.horizontal, .vertical]) }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let node = makeNode(of: view, inputs)
    let outer = (inputs.stackAxis, inputs.rowKind)
    (inputs.stackAxis, inputs.rowKind) = (nil, .lazy)
    defer { (inputs.stackAxis, inputs.rowKind) = outer }
    let content = inputs.makeList(view.last(as: Content.self))
    node.setAlternatives(content.elements)
    return _ViewListOutputs(node: node, preferences: content.preferences)
  }

  package func update(_ node: BehaviorNode<FittingBehavior>, environment: EnvironmentReader) {
    node.update(FittingBehavior(axes: axes))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ViewThatFits: Sendable where Content: Sendable {}
