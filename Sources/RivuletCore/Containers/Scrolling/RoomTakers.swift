import RivuletTree

/// The views in a window that fill any space and have no size of their own for the window to open at: views that scroll or split.
@MainActor
package final class RoomTakers: Companion {
  /// The kind of such a view. The highest kind among a window's views determines its size.
  package enum Kind: Int {
    case none
    /// Scrolling content whose length is used by a window that fits its content.
    case fits
    case scrolls, splits
  }

  /// A marker for a node whose ideal length the app has set.
  package final class IdealLength {
    package init() {}
  }

  /// A marker for a node that scrolls, and whose ideal length is the length of its content.
  package final class ContentLength {
    package init() {}
  }

  struct Taker {
    weak var node: ViewNode?
    let kind: Kind
  }

  private(set) var takers: [Taker] = []
  /// The number of views at which removed views are dropped.
  private var limit = 16

  /// Registers a view for as long as it exists.
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
  /// The views without a size of their own, for which a window opens at its default size.
  package var roomTakers: RoomTakers { companions.find(RoomTakers()) }
}
