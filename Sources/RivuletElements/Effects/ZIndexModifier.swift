public import RivuletCore

/// A modifier that sets the drawing order of its content among its siblings.
struct ZIndexModifier: NodeModifier, NodeBehavior {
  typealias Body = Never

  let value: Double

  static func makeBehavior(_ inputs: _ViewListInputs) -> ZIndexModifier { ZIndexModifier(value: 0) }

  func update(_ node: BehaviorNode<ZIndexModifier>, environment: EnvironmentReader) {
    let value = FiniteNumber.rank(value, of: "zIndex", "the value")
    guard node.behavior.value != value else { return }
    node.update(ZIndexModifier(value: value))
    // The drawing order changes in all ancestors up to the container that orders this view among siblings.
    var ancestor = node.parent
    while let current = ancestor {
      current.updateDrawingChildren()
      ancestor = current.children.count > 1 ? nil : current.parent
    }
  }

  static var traits: NodeTraits { [.passesLayout, .setsZIndex] }

  func zIndex(of node: ViewNode) -> Double { value }
  func change(from old: ZIndexModifier, in node: ViewNode) -> NodeChange { .nothing }
}

extension View {
  /// Draws this view after siblings with a smaller value and before siblings with a larger value. Siblings with equal values keep view
  /// order.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}
