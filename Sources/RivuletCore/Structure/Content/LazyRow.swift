import RivuletGraph
import RivuletTree

/// A row of a lazy container, from the moment it is made until it is dropped.
///
/// A row is placed while it is one of the container's children. Otherwise it rests: it keeps its state, and nothing in it is brought up to
/// date.
@MainActor
package final class LazyRow {
  /// The scope of the row's content.
  package let scope: Scope
  /// The list that has made the row.
  unowned let list: LazyRowList
  /// The only node of the row, whatever its views are.
  package private(set) var node: ViewNode
  /// True while the row is among the children of the container.
  var isPlaced = false
  /// True from the moment that the container knows the row until it drops the row.
  var isKnown = false
  /// The pass of its container in which the row was last placed.
  var lastPass = 0

  /// Creates a row from a content built in `scope`, whose actions wait until the row is shown.
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

  /// Returns true if a view of the row, or of a row inside it, has an identity.
  func has(_ id: AnyHashable) -> Bool {
    node.firstNode(withID: id) != nil || inside(\.rowContainer).contains { $0.rowIndex(of: id) != nil }
  }

  /// Returns what the nodes of the row have that are in no scroll view of the row.
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

  /// Brings a resting row up to date again. Outdated values wait in the graph.
  func wake() { if scope.presence == .resting { scope.move(to: .waiting) } }

  /// Shows the row from this frame on, and runs its actions.
  package func show() { scope.move(to: .live) }

  /// Hides the row as one of several alternatives, and keeps it up to date.
  func hide() { scope.move(to: .hidden) }

  /// Hides the row, and keeps it as it is. Its disappear actions still run.
  func rest() { scope.move(to: .resting) }
}
