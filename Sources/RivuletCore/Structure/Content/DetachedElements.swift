import RivuletTree

/// Elements that are shown in a different position from the one in which they were built. Calls `onChange` when the elements change.
@MainActor
package final class DetachedElements: ViewList {
  private let content: ViewElements
  package var onChange: () -> Void = {}

  package init(_ content: ViewElements) {
    self.content = content
    super.init()
    content.attach(to: self)
  }

  override package func appendNodes(to nodes: inout NodeReferences) { content.appendNodes(to: &nodes) }
  override package func bringUpToDate() { content.bringUpToDate() }
  override package func elementsChanged() { onChange() }
}
