import RivuletTree

/// The views in a window that fill any space, and therefore do not determine the window's initial size: views that scroll or split.
@MainActor
package final class SpaceFillingViews: Companion {
  /// The kind of a space-filling view. The highest kind among a window's views determines the initial size of the window.
  package enum Kind: Int {
    case none
    /// Scrolling content whose length determines the length of a window that fits its content.
    case fits
    case scrolls, splits
  }

  /// A marker for a node whose ideal length is set by the app.
  package final class IdealLength {
    package init() {}
  }

  /// A marker for a scrolling node whose ideal length is the length of its content.
  package final class ContentLength {
    package init() {}
  }

  struct Taker {
    weak var node: ViewNode?
    let kind: Kind
  }

  private(set) var takers: [Taker] = []
  /// The number of views that triggers the removal of entries without views.
  private var limit = 16

  /// Registers a view for as long as the view exists.
  package func add(_ node: ViewNode, _ kind: Kind) {
    if takers.count >= limit {
      takers.removeAll { $0.node == nil }
      limit = max(2 * takers.count, 16)
    }
    takers.append(Taker(node: node, kind: kind))
  }

  package func close() { takers = [] }
}

extension ViewTree {
  /// The window's space-filling views.
  package var spaceFillingViews: SpaceFillingViews { companions.find(SpaceFillingViews()) }
}
