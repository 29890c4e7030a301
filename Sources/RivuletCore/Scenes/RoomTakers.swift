import RivuletTree

/// The views of a window that take any room and have no length of their own to open it with: views that scroll or split.
@MainActor
package final class RoomTakers {
  /// The kind of such a view. The greatest kind of a window's views counts.
  package enum Kind: Int {
    case none, scrolls, splits
  }

  /// A mark for a node whose ideal length the app has set.
  package final class IdealLength {
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
      if let node = taker.node, !node.scope.isRemoved, decides(node, in: tree) { kind = taker.kind }
    }
    return kind
  }

  /// Returns true if nothing around a view sets its length.
  private func decides(_ node: ViewNode, in tree: ViewTree) -> Bool {
    var next: ViewNode? = node
    while let step = next {
      if step === tree.root { return true }
      if step === tree.overlay.node || step.attachment(IdealLength.self) != nil { return false }
      next = step.parent
    }
    return false
  }

  func close() { takers = [] }
}

extension ViewTree {
  /// The kind of content without a length to open the window with.
  package var roomTaking: RoomTakers.Kind { roomTakers.kind(in: self) }
}
