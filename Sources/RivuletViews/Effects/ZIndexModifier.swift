public import RivuletCore

/// Decides whether the content is painted before or after its neighbours.
struct ZIndexModifier: NodeModifier, NodeBehavior {
  typealias Body = Never

  let value: Double

  static func makeBehavior(_ inputs: _ViewListInputs) -> ZIndexModifier { ZIndexModifier(value: 0) }

  func update(_ node: BehaviorNode<ZIndexModifier>, environment: EnvironmentReader) {
    let value = FiniteNumber.rank(value, of: "zIndex", "the value")
    guard node.behavior.value != value else { return }
    node.update(ZIndexModifier(value: value))
    // The containers up to the one that orders this view among others paint in another order now.
    var ancestor = node.parent
    while let current = ancestor {
      current.updateDrawingChildren()
      ancestor = current.children.count > 1 ? nil : current.parent
    }
  }

  static var passesLayout: Bool { true }
  static var setsZIndex: Bool { true }

  func zIndex(of node: ViewNode) -> Double { value }
  func change(from old: ZIndexModifier, in node: ViewNode) -> NodeChange { .nothing }
}

extension View {
  /// Paints this view after neighbours with a smaller value and before those with a larger one; among equals view order counts.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}
