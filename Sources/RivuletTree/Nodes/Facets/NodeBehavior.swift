/// The consequences of a change to a behaviour.
package enum NodeChange {
  case nothing
  /// The area in which the node is hit changes; its appearance does not.
  case hits
  /// The appearance changes; sizes and children do not.
  case drawing
  /// Sizes or positions of children may change.
  case layout
  /// Guides, fixed lengths, priorities or spacing may change even if sizes do not.
  case answers
}

/// The facets of one kind of node, its traits, and the consequences of a change. A behaviour implements only the differences from a node
/// that passes its only child on unchanged.
@MainActor
package protocol NodeBehavior: NodeLayout, NodeDrawing, NodeEvents, NodeSemantics {
  /// The constant traits of nodes of this kind.
  static var traits: NodeTraits { get }
  /// A value that other code can read from nodes of this kind by its type. By default, nodes provide no such value.
  associatedtype Fact = Never
  /// Returns the value for `ViewNode.fact(_:)`.
  func fact(of node: ViewNode) -> Fact?
  /// Returns the difference between two behaviours for animation; nil if it cannot be animated or is zero.
  static func way(from old: Self, to next: Self) -> BehaviorWay?
  /// Returns the behaviour to show during a motion.
  static func shown(_ behavior: Self, by motion: BehaviorMotion) -> Self
  /// Returns the consequences of replacing `old` with this behaviour.
  func change(from old: Self, in node: ViewNode) -> NodeChange
}

extension NodeBehavior {
  package static var traits: NodeTraits { [] }
  package func fact(of node: ViewNode) -> Fact? { nil }
  package static func way(from old: Self, to next: Self) -> BehaviorWay? { nil }
  package static func shown(_ behavior: Self, by motion: BehaviorMotion) -> Self { behavior }
}
