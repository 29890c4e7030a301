import RivuletGraph
import RivuletTree

/// A row of a lazy container, from its creation until it's released.
///
/// A row is placed while it's one of the container's children. Otherwise, it's resting: it keeps its state but isn't updated.
@MainActor
package final class LazyRow {
  /// The scope that contains the row's content.
  package let scope: Scope
  /// The list that created the row.
  unowned let list: LazyRowList
  /// The single node that represents the row, regardless of the number of views that the row contains.
  package private(set) var node: ViewNode
  /// True while the row is among the container's children.
  var isPlaced = false
  /// True from the time the container registers the row until it releases the row.
  var isKnown = false
  /// The last pass of the container that placed the row.
  var lastPass = 0

  /// Creates a row from the content built in `scope`. Actions in the content wait until the row is shown.
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

  /// Returns true if a view in the row, or in a nested row, has the given identity.
  func has(_ id: AnyHashable) -> Bool {
    node.firstNode(withID: id) != nil || inside(\.rowContainer).contains { $0.rowIndex(of: id) != nil }
  }

  /// Returns the non-nil results of `find` for the row's nodes, except those inside the row's scroll views.
  func inside<Found>(_ find: (ViewNode) -> Found?) -> [Found] {
    var all: [Found] = []
    var next: ViewNode? = node
    while let step = next {
      if let found = find(step) { all.append(found) }
      next = step.following({ $0.scrollSpace == nil }, inside: node)
    }
    return all
  }

  /// True while the row is shown as part of the surrounding content.
  var isShown: Bool { scope.presence == .live }

  /// Updates a resting row. Until then, the graph keeps the row's outdated values.
  func wake() { if scope.presence == .resting { scope.move(to: .waiting) } }

  /// Shows the row, starting with this frame, and runs its actions.
  package func show() { scope.move(to: .live) }

  /// Hides the row as an unselected alternative but keeps it up to date.
  func hide() { scope.move(to: .hidden) }

  /// Hides the row and suspends its updates. Its disappear actions still run.
  func rest() { scope.move(to: .resting) }
}
