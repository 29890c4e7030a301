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
  /// True while the row is among the children of the container.
  @exclusivity(unchecked) var isPlaced = false
  /// True from when the container knows the row until it lets go of it.
  @exclusivity(unchecked) var isKnown = false
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
    scope.lazyRow = self
  }

  /// Whether a view of the row, or of a row that it is made of, has an identity.
  func has(_ id: AnyHashable) -> Bool {
    node.firstNode(withID: id) != nil || lazyContentsInside.contains { $0.rowIndex(of: id) != nil }
  }

  /// The lazy containers in the row that are in no scroll view of the row.
  var lazyContentsInside: [LazyContent] {
    var contents: [LazyContent] = []
    var next: ViewNode? = node
    while let step = next {
      if let content = step.lazyContent { contents.append(content) }
      next = step.following({ $0.scrollController == nil }, inside: node)
    }
    return contents
  }

  /// True while the row appears with the content around it.
  var isShown: Bool { scope.presence == .live }

  /// Brings a resting row up to date again. Values that are out of date wait in the graph.
  func wake() { if scope.presence == .resting { scope.move(to: .waiting) } }

  /// Shows the row from this frame on. Its actions run.
  package func show() { scope.move(to: .live) }

  /// Hides the row, one of several alternatives, and keeps it up to date.
  func hide() { scope.move(to: .hidden) }

  /// Hides the row and keeps it as it is. Its disappear actions still run.
  func rest() { scope.move(to: .resting) }
}
