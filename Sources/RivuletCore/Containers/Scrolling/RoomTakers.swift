import RivuletTree

/// The views of a window that take any room and have no length of their own to open it with: views that scroll or split.
@MainActor
package final class RoomTakers: Companion {
  /// The kind of such a view. The greatest kind of a window's views counts.
  package enum Kind: Int {
    case none
    /// Content that scrolls, and whose length a window with the size of its content takes.
    case fits
    case scrolls, splits
  }

  /// A mark for a node whose ideal length the app has set.
  package final class IdealLength {
    package init() {}
  }

  /// A mark for a node that scrolls, and whose ideal length is the length of its content.
  package final class ContentLength {
    package init() {}
  }

  struct Taker {
    weak var node: ViewNode?
    let kind: Kind
  }

  private(set) var takers: [Taker] = []
  /// The number of views at which the removed ones are forgotten.
  private var limit = 16

  /// Notes a view for as long as it exists.
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
  /// The views without a length of their own, for which a window opens at its usual size.
  package var roomTakers: RoomTakers { companions.find(RoomTakers()) }
}
