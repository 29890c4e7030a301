/// The constant traits of one kind of node.
package struct NodeTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  // MARK: Drawing

  /// Nodes have their own drawing node. This applies to leaves that draw, containers, and effects.
  @inlinable package static var draws: NodeTraits { NodeTraits(rawValue: 1 << 0) }
  /// Nodes only change the opacity of their content, so content with a single drawing needs no additional drawing node.
  @inlinable package static var borrowsDrawing: NodeTraits { NodeTraits(rawValue: 1 << 1) }
  /// Other nodes must not set the opacity of the drawing, because these nodes set it themselves or control how they blend with the content
  /// below.
  @inlinable package static var keepsDrawing: NodeTraits { NodeTraits(rawValue: 1 << 2) }
  /// Children are painted in view order, regardless of their z-index values.
  @inlinable package static var paintsInViewOrder: NodeTraits { NodeTraits(rawValue: 1 << 3) }
  /// Nodes have a z-index of their own. Most nodes use their child's.
  @inlinable package static var setsZIndex: NodeTraits { NodeTraits(rawValue: 1 << 4) }

  // MARK: Layout

  /// Nodes may set guides other than text baselines.
  @inlinable package static var setsGuides: NodeTraits { NodeTraits(rawValue: 1 << 5) }
  /// Nodes that wrap one child forward all layout queries to it: sizes, guides, priority, and spacing. They do not cache results.
  @inlinable package static var passesLayout: NodeTraits { NodeTraits(rawValue: 1 << 6) }
  /// Nodes pass their size to their content and ignore the content's layout, including its guides.
  @inlinable package static var ignoresContent: NodeTraits { NodeTraits(rawValue: 1 << 11) }

  // MARK: Meaning

  /// Nodes show text.
  @inlinable package static var showsText: NodeTraits { NodeTraits(rawValue: 1 << 12) }
  /// Nodes show an image or a symbol.
  @inlinable package static var showsImage: NodeTraits { NodeTraits(rawValue: 1 << 13) }
  /// Nodes are screens, which leave the window while another screen covers them.
  @inlinable package static var isScreen: NodeTraits { NodeTraits(rawValue: 1 << 14) }

  // MARK: Motion

  /// A node and its content move as a unit when its position is animated. Otherwise, each part that draws moves separately (B6.29).
  @inlinable package static var movesAsOne: NodeTraits { NodeTraits(rawValue: 1 << 7) }
  /// `draw` uses `drawnSize`, so size changes can be animated.
  @inlinable package static var growsGradually: NodeTraits { NodeTraits(rawValue: 1 << 8) }

  // MARK: Events and geometry

  /// The content can be hit only within the node's own area.
  @inlinable package static var confinesHits: NodeTraits { NodeTraits(rawValue: 1 << 9) }
  /// Geometry readers inside ignore the node's `contentTransform`.
  @inlinable package static var hidesTransform: NodeTraits { NodeTraits(rawValue: 1 << 10) }
}
