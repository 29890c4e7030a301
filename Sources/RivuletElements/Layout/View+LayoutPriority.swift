public import RivuletCore

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets the order in which a stack measures this view. Views with higher values are measured first, and 0 is the default (B9.04).
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }
}

/// A modifier that sets the layout priority of its content.
struct LayoutPriorityModifier: BehaviorModifier {
  let priority: Double

  static var initial: LayoutPriorityModifier { LayoutPriorityModifier(priority: 0) }

  func update(_ node: BehaviorNode<LayoutPriorityModifier>, environment: EnvironmentReader) {
    node.update(LayoutPriorityModifier(priority: FiniteNumber.rank(priority, of: "layoutPriority", "the priority")))
  }

  func layoutPriority(of node: ViewNode) -> Double { priority }

  func change(from old: LayoutPriorityModifier, in node: ViewNode) -> NodeChange {
    priority == old.priority ? .nothing : .answers
  }
}
