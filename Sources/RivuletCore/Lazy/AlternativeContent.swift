package import RivuletTree

/// The content of a container that shows one of its views: all of them are made and kept up to date, so that they can be measured, and one is seen.
///
/// A view that is not shown has not appeared: its actions and tasks wait until it is, and preferences are those of the one that is shown.
@MainActor
package final class AlternativeContent {
  private let elements: ViewElements
  private weak var node: ViewNode?
  private unowned let tree: ViewTree
  @exclusivity(unchecked) private var rows: [LazyRow] = []
  /// The place of the view that layout has chosen; nil if there is none.
  @exclusivity(unchecked) private var chosen: Int?
  /// Whether it stands among those that hand their choice on in this frame.
  @exclusivity(unchecked) var isNoted = false

  init(_ elements: ViewElements, in node: ViewNode) {
    self.elements = elements
    self.node = node
    tree = node.tree
  }

  /// Shows one of the views, which are the container's children, and none of the others. Called by its layout.
  package func choose(_ place: Int?) {
    node?.showOnly(place)
    guard place != chosen || rows.contains(where: { $0.isPlaced }) != (place != nil) else { return noteArrivals() }
    chosen = place
    tree.lazyContents.note(self)
  }

  /// Views that came after the choice was made wait to be told of it.
  private func noteArrivals() {
    if let chosen, rows.indices.contains(chosen), !rows[chosen].isPlaced { tree.lazyContents.note(self) }
  }

  /// Has preferences follow the choice.
  func handOn() {
    for (place, row) in rows.enumerated() { row.isPlaced = place == chosen }
    elements.placedRowsChanged()
  }

  /// The frame is done but for actions: the view that is shown appears, and the one that no longer is disappears.
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
  /// Makes this node a container that shows one of some views.
  package final func setAlternatives(_ elements: ViewElements) {
    let content = AlternativeContent(elements, in: self)
    attach(content)
    setChangingContents(content)
    if case .list(let list) = elements { list.attach(to: self) }
    tree.collectsContents(of: self)
  }

  /// The views that a container chooses one from; nil for all other nodes.
  package final var alternatives: AlternativeContent? { attachment(AlternativeContent.self) }
}
