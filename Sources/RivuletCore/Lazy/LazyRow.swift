import RivuletGraph
import RivuletTree

/// One row of a lazy container, from when it is made until it is let go of.
///
/// A row is placed while it is one of the container's children. One that is not rests: it keeps its state, and nothing in it is brought up to date.
@MainActor
package final class LazyRow {
  /// What comes and goes with the row.
  package let scope: Scope
  /// The list that has made it.
  unowned let list: LazyRowList
  /// One node, whatever the views of the row are.
  @exclusivity(unchecked) package private(set) var node: ViewNode
  /// Whether it is among the children of the container.
  @exclusivity(unchecked) var isPlaced = false
  /// Whether it has appeared and not disappeared since.
  @exclusivity(unchecked) private(set) var isShown = false
  /// The pass of its container in which it was placed last.
  @exclusivity(unchecked) var lastPass = 0

  /// Takes over a content that was built in `scope`, whose actions wait until the row is shown.
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
  }

  /// Brings a row back that rests. What is out of date in it waits in the graph.
  func wake() { scope.wake() }

  /// It is seen from this frame on: its actions run.
  package func show() {
    guard !isShown else { return }
    isShown = true
    scope.uncover()
    scope.ownActions?.open()
  }

  /// It is no longer seen, and nothing in it acts, but is kept up to date. What it says to that still goes out.
  func hide() {
    guard isShown else { return }
    scope.cover(.hidden)
    isShown = false
  }

  /// It is no longer seen. What it says to that still goes out.
  func rest() {
    scope.rest()
    scope.ownActions?.close(.closed)
    isShown = false
  }
}
