import RivuletTree

/// A list that contains a single element of a view's content.
@MainActor
package final class ElementAtList: ViewList {
  private let content: ViewElements
  private let index: Int

  /// - Parameter index: The index of the element to show. If the content has too few elements, the list is empty.
  package init(_ content: ViewElements, at index: Int) {
    self.content = content
    self.index = index
    super.init()
    content.attach(to: self)
  }

  override package func appendNodes(to nodes: inout NodeReferences) {
    var all = NodeReferences()
    content.appendNodes(to: &all)
    if index < all.count { nodes.append(all[index]) }
  }

  override package func bringUpToDate() { content.bringUpToDate() }

  override package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    var wrapped = content
    wrapped.wrapElements(wrap, &preferences)
  }
}
