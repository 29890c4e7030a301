package import RivuletGraph
import RivuletTree

/// A list that shows one of several rows. That row provides the preferences.
@MainActor
package final class ShownRowList: ViewList {
  private var row: LazyRow?
  /// The rule that determines the row.
  package var rule: AttributeID?

  /// Returns a list that does not show a row.
  package static func make() -> ShownRowList { ShownRowList() }

  package func set(_ row: LazyRow?) {
    guard row !== self.row else { return }
    self.row = row
    elementsChanged()
  }

  override package func appendNodes(to nodes: inout NodeReferences) {
    if let row, !row.scope.isRemoved { nodes.append(row.node) }
  }

  override package func bringUpToDate() { rule?.touch() }

  override package func forEachPreferences(_ body: (PreferenceOutputs) -> Void) {
    if let row, !row.scope.isRemoved { body(row.scope.contents.preferences) }
  }
}
