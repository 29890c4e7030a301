package import RivuletGraph
import RivuletTree

/// The one of several rows that is shown. Preferences are those of that row.
@MainActor
package final class ShownRowList: ViewList {
  private var row: LazyRow?
  /// What decides which one it is.
  @exclusivity(unchecked) package var rule: AttributeID?

  /// One that shows no row.
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
