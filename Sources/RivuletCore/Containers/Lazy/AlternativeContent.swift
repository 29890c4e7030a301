package import RivuletTree

/// The content of a container that shows one of several views. All views are created and kept up to date so that they can be measured, but
/// only one is visible.
///
/// A view that has not been shown yet has not appeared. Its actions and tasks are deferred until it is shown. Only the visible view
/// contributes preferences.
@MainActor
package final class AlternativeContent {
  private let elements: ViewElements
  private weak var node: ViewNode?
  private unowned let tree: ViewTree
  private var rows: [LazyRow] = []
  /// The index of the view that layout has chosen; nil if there is none.
  private var chosen: Int?
  /// True if the content is registered to apply its choice in this frame.
  var isNoted = false
  var isUnsettled = false

  init(_ elements: ViewElements, in node: ViewNode) {
    self.elements = elements
    self.node = node
    tree = node.tree
  }

  /// Shows one of the views, which are the container's children, and hides the others. Called by the container's layout.
  package func choose(_ place: Int?) {
    node?.showOnly(place)
    guard place != chosen || rows.contains(where: { $0.isPlaced }) != (place != nil) else { return noteArrivals() }
    chosen = place
    tree.lazyContents.note(self)
  }

  /// Registers the content if the chosen view was created only after the choice was made.
  private func noteArrivals() {
    if let chosen, rows.indices.contains(chosen), !rows[chosen].isPlaced { tree.lazyContents.note(self) }
  }

  /// Switches to the preferences of the chosen view.
  func applyChoice() {
    for (place, row) in rows.enumerated() { row.isPlaced = place == chosen }
    elements.placedRowsChanged()
  }

  /// Updates the views' presence once the frame is complete except for its actions. The visible view appears, and the previous one
  /// disappears.
  func settle() {
    guard node?.scope.isRemoved == false else { return }
    for row in rows where !row.isPlaced && !row.scope.isRemoved { row.hide() }
    for row in rows where row.isPlaced && !row.scope.isRemoved { row.show() }
  }
}

extension AlternativeContent: NodeContents {
  package func appendNodes(to nodes: inout NodeReferences) {
    let former = rows
    rows.removeAll(keepingCapacity: true)
    var place = 0
    while place < elements.rowCount, let row = elements.row(at: place) {
      if !row.isShown, !former.contains(where: { $0 === row }) { row.hide() }
      rows.append(row)
      nodes.append(row.node)
      place += 1
    }
  }
}

extension ViewNode {
  /// Makes this node a container that shows one of several views.
  package final func setAlternatives(_ elements: ViewElements) {
    let content = AlternativeContent(elements, in: self)
    attach(content)
    setChangingContents(content)
    if case .list(let list) = elements { list.attach(to: self) }
    tree.collectsContents(of: self)
  }

  /// The views among which the container chooses; nil for all other nodes.
  package final var alternatives: AlternativeContent? { attachment(AlternativeContent.self) }
}
