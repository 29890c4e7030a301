import RivuletGraph
import RivuletTree

/// A row of a lazy container, from its creation until it is dropped.
///
/// A row is placed while it is one of the container's children. Otherwise, it is resting: it keeps its state, and nothing in it is brought
/// up to date.
@MainActor
package final class LazyRow {
  /// The scope that contains the row's content.
  package let scope: Scope
  /// The list that created the row.
  unowned let list: LazyRowList
  /// The row's single node, whatever views the row contains.
  package private(set) var node: ViewNode
  /// True while the row is among the container's children.
  var isPlaced = false
  /// True from when the container knows the row until the container drops it.
  var isKnown = false
  /// The container's pass in which the row was last placed.
  var lastPass = 0

  /// Creates a row from content built in `scope`, whose actions wait until the row is shown.
  init(_ scope: Scope, of list: LazyRowList) {
    self.scope = scope
    self.list = list
    let elements = scope.contents.elements
    if let only = elements.onlyNode {
      node = only
    } else {
      node = BehaviorNode(StackBehavior(.vertical()), scope: scope)
      node.setContents(elements)
    }
    scope.lazyRow = self
  }

  /// Returns true if a view in the row, or in a row inside it, has the given identity.
  func has(_ id: AnyHashable) -> Bool {
    node.firstNode(withID: id) != nil || inside(\.rowContainer).contains { $0.rowIndex(of: id) != nil }
  }

  /// Returns the results that `find` yields for the row's nodes, except for nodes inside the row's scroll views.
  func inside<Found>(_ find: (ViewNode) -> Found?) -> [Found] {
    var all: [Found] = []
    var next: ViewNode? = node
    while let step = next {
      if let found = find(step) { all.append(found) }
      next = step.following({ $0.scrollSpace == nil }, inside: node)
    }
    return all
  }

  /// True while the row appears with the content around it.
  var isShown: Bool { scope.presence == .live }

  /// Brings a resting row up to date. Outdated values are kept in the graph until then.
  func wake() { if scope.presence == .resting { scope.move(to: .waiting) } }

  /// Shows the row from this frame on, and runs its actions.
  package func show() { scope.move(to: .live) }

  /// Hides the row as one of several alternatives but keeps it up to date.
  func hide() { scope.move(to: .hidden) }

  /// Hides the row and keeps it unchanged. Its disappear actions still run.
  func rest() { scope.move(to: .resting) }
}
