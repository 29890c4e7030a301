import RivuletTree

/// The first of some elements.
@MainActor
package final class FirstElementList: ViewList {
  private let content: ViewElements

  package init(_ content: ViewElements) {
    self.content = content
    super.init()
    content.attach(to: self)
  }

  override package func appendNodes(to nodes: inout NodeReferences) {
    var all = NodeReferences()
    content.appendNodes(to: &all)
    if all.count > 0 { nodes.append(all[0]) }
  }

  override package func bringUpToDate() { content.bringUpToDate() }

  override package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    var wrapped = content
    wrapped.wrapElements(wrap, &preferences)
  }
}
