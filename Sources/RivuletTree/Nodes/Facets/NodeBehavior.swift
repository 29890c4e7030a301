/// The consequence of replacing a behaviour.
package enum NodeChange {
  case nothing
  /// The hit area of the node changes; its appearance does not.
  case hits
  /// The appearance changes; sizes and children do not.
  case drawing
  /// Sizes or positions of children may change.
  case layout
  /// Guides, fixed lengths, priorities or spacing may change even if sizes do not.
  case answers
}

/// The behaviour of one kind of node: its facets, its traits, and the consequences of a change. The default implementations describe a node
/// that presents its only child unchanged.
@MainActor
package protocol NodeBehavior: NodeLayout, NodeDrawing, NodeEvents, NodeSemantics {
  /// The constant traits of nodes of this kind.
  static var traits: NodeTraits { get }
  /// The type of a value that other code can read from nodes of this kind. By default, nodes provide no such value.
  associatedtype Fact = Never
  /// Returns the value that `ViewNode.fact(_:)` provides.
  func fact(of node: ViewNode) -> Fact?
  /// Returns the difference between two behaviours for an animation, or nil if the difference is zero or cannot be animated.
  static func way(from old: Self, to next: Self) -> BehaviorDifference?
  /// Returns the behaviour to present during a motion.
  static func shown(_ behavior: Self, by motion: BehaviorMotion) -> Self
  /// Returns the consequences of replacing `old` with this behaviour.
  func change(from old: Self, in node: ViewNode) -> NodeChange
}

extension NodeBehavior {
  package static var traits: NodeTraits { [] }
  package func fact(of node: ViewNode) -> Fact? { nil }
  package static func way(from old: Self, to next: Self) -> BehaviorDifference? { nil }
  package static func shown(_ behavior: Self, by motion: BehaviorMotion) -> Self { behavior }
}
