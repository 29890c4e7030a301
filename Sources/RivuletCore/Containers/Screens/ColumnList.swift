package import RivuletGraph
package import RivuletTree

/// The contents of a split view: either columns separated by dividers, or a stack of all columns. The last column, or the topmost one in a
/// stack, provides the preferences.
@MainActor
package final class ColumnList: ViewList {
  private let stack: ViewNode
  package private(set) var visible: [Screen] = []
  private var dividers: [Screen] = []
  private var top: Screen?
  package var rule: AttributeID?

  /// - Parameter stack: The node that shows one column at a time when the columns form a stack.
  package init(_ stack: ViewNode) {
    self.stack = stack
    super.init()
  }

  package func showStack(top: Screen) { set([], [], top) }
  package func showColumns(_ columns: [Screen], _ dividers: [Screen], top: Screen) { set(columns, dividers, top) }

  private func set(_ columns: [Screen], _ dividers: [Screen], _ top: Screen) {
    (visible, self.dividers, self.top) = (columns, dividers, top)
    elementsChanged()
  }

  override package func appendNodes(to nodes: inout NodeReferences) {
    if visible.isEmpty { return nodes.append(stack) }
    for screen in visible + dividers where !screen.isRemoved { nodes.append(screen.node) }
  }

  override package func bringUpToDate() { rule?.touch() }

  override package func forEachPreferences(_ body: (PreferenceOutputs) -> Void) {
    if let top, !top.isRemoved { body(top.scope.contents.preferences) }
  }
}
