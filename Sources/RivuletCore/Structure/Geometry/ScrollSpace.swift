package import RivuletGeometry
import RivuletTree

/// The coordinate space of a scroll view. Attached to the scroll view's node.
@MainActor
package class ScrollSpace {
  /// The axes along which the view scrolls.
  package var axes: Axis.Set { fatalError("ScrollSpace is abstract; a ScrollController has axes.") }
}

extension ViewNode {
  /// The coordinate space of a scroll view; nil for all other nodes.
  final var scrollSpace: ScrollSpace? { attachment(ScrollSpace.self) }
}
