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

  private struct Taker {
    weak var node: ViewNode?
    let kind: Kind
  }

  private var takers: [Taker] = []
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

  /// Returns the kind of a window's content, without the content presented above it.
  func kind(in tree: ViewTree) -> Kind {
    var kind = Kind.none
    for taker in takers where taker.kind.rawValue > kind.rawValue {
      if let node = taker.node, !node.scope.isRemoved {
        let own = self.kind(of: node, taker.kind, in: tree)
        if own.rawValue > kind.rawValue { kind = own }
      }
    }
    return kind
  }

  /// Returns the kind of a view, which is none if something around the view sets its length.
  private func kind(of node: ViewNode, _ kind: Kind, in tree: ViewTree) -> Kind {
    var kind = kind
    var next: ViewNode? = node
    while let step = next {
      if step === tree.root { return kind }
      if step === tree.overlay.node || step.attachment(IdealLength.self) != nil { return .none }
      if step.attachment(ContentLength.self) != nil { kind = .fits }
      next = step.parent
    }
    return .none
  }

  package func close() { takers = [] }
}

extension ViewTree {
  /// The views without a length of their own, for which a window opens at its usual size.
  package var roomTakers: RoomTakers { companions.find(RoomTakers()) }

  /// The kind of content without a length to open the window with.
  package var roomTaking: RoomTakers.Kind { roomTakers.kind(in: self) }
}
