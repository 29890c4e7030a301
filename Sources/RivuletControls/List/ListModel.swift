import Foundation
import RivuletCore
import RivuletGeometry
import RivuletGraph
package import RivuletLooks

/// The model of a list's rows, which tracks their positions and their selection.
@MainActor
package final class ListModel {
  private(set) weak var node: ViewNode?
  /// The list's selection as of the last update; nil if rows cannot be selected.
  var selection: ListSelection?
  /// The list's looks, as of the last update.
  package var looks: Looks
  /// True while people edit the list, as of the last update.
  private(set) var isEditing = false
  /// The position of each created row, keyed by the row's scope.
  private var places: [ObjectIdentifier: Attribute<ListRowPlace>] = [:]
  /// The emphasis of each created row, keyed by the row's scope.
  var emphases: [ObjectIdentifier: Attribute<ListRowEmphasis>] = [:]
  /// True if the list has the keyboard focus, as of the last event.
  var hasFocus = false
  /// The last row clicked, and the time of the click.
  var lastClick: (value: AnyHashable, time: Double)?
  /// The row at which a range selection starts.
  var anchor: AnyHashable?
  /// The value of the row to which the keyboard last moved the selection.
  var cursor: AnyHashable?
  /// The characters that people have typed to find a row, and the time of the last character.
  var typed = (text: "", time: -Double.infinity)
  /// The index of the row to which keys moved before it was created.
  var revealed: Int?
  /// The node of the entire list, which contains the scroll view.
  private(set) weak var frame: ViewNode?
  /// The row left open by a swipe.
  weak var openRow: ListRow?
  /// The current swipe of a row with a touchpad or a wheel.
  var wheelSwipe: WheelSwipe?
  /// The row drag in progress.
  var rowDrag: ListRowDrag?
  private(set) var sections: [RowSection] = []
  /// True if the list shows a section index, as of the last update.
  var showsIndex = false
  /// The sections with index labels, in order.
  var indexTargets: [SectionIndexTarget] = []
  /// The section index; nil until a section has a label.
  var index: ListIndex?
  /// The inputs for creating the views of the section index.
  var indexInputs: _ViewListInputs?
  private(set) var rowCount = 0

  init(_ node: ViewNode) {
    looks = node.tree.looks
    self.node = node
  }
}

extension ViewNode {
  /// The model attached to the node of a list's rows; nil for other nodes.
  package var listModel: ListModel? { attachment(ListModel.self) }
}

// MARK: - Positions

extension ListModel: LazyRowDecorator {
  func rowsChanged(_ content: LazyContent) {
    sections = content.sections
    rowCount = content.rowCount
    noteIndexTargets(content)
  }

  func decorate(_ row: Scope, at index: Int) { _ = placeInput(of: row).set(place(of: index)) }

  /// Returns the input that provides a row's position to the rules of the row.
  func placeInput(of row: Scope) -> Attribute<ListRowPlace> {
    if let known = places[ObjectIdentifier(row)] { return known }
    let input = row.graph.makeInput(ListRowPlace(), in: row, name: "place of a row")
    let id = ObjectIdentifier(row)
    places[id] = input
    row.onFree { [weak self] in MainActor.assumeIsolated { self?.places[id] = nil } }
    return input
  }

  func rowsPlaced() {
    if frame == nil { findFrame() }
    finishRevealing()
    let rows = shownRows
    rows.first?.settle(isBelowLargeTitle: isBelowLargeTitle)
    for place in rows.indices {
      let lower = place + 1 < rows.count ? rows[place + 1] : nil
      rows[place].settle(below: place > 0 ? rows[place - 1] : nil, above: lower)
    }
  }

  /// True if the list is directly below a bar with a large title.
  private var isBelowLargeTitle: Bool {
    guard let scroll = node?.enclosingScrollController, scroll.safeArea.top > 0, let bar = scroll.settings.collapsingBar.bar else {
      return false
    }
    return bar.collapsibleHeight > 0
  }

  private func findFrame() {
    var next = node?.parent
    while let step = next {
      if let responder = step.responder as? ListFrameResponder {
        frame = step
        return responder.take(self)
      }
      next = step.parent
    }
  }

  /// Records that a row's effect on its neighbours may have changed.
  func rowChanged() { node?.lazyContent?.noteChange() }

  /// The existing rows, in order.
  package var shownRows: [ListRow] { node?.children.compactMap { $0.listRow ?? $0.children.first?.listRow } ?? [] }

  /// Updates the editing state. When editing ends, a selection of several rows is cleared (B17.41).
  func update(isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    guard let node, node.proposal != nil else { return }
    node.tree.actions.append { [weak self] in
      guard let self else { return }
      closeSwipe()
      if !isEditing, selection?.kind == .several, selection?.selected().isEmpty == false { selection?.select([]) }
    }
  }

  private func place(of index: Int) -> ListRowPlace {
    var place = ListRowPlace(index: index, beginsList: index == 0)
    if let section = section(around: index) {
      place.beginsSection = index == section.rows.lowerBound
      if section.header.contains(index) {
        place.role = .header
      } else if section.footer.contains(index) {
        place.role = .footer
      } else {
        place.isFirst = index == section.content.lowerBound
        place.isLast = index == section.content.upperBound - 1
      }
    } else {
      place.isFirst = index == 0 || section(around: index - 1) != nil
      place.isLast = index == rowCount - 1 || section(around: index + 1) != nil
      place.beginsSection = place.isFirst
    }
    return place
  }

  private func section(around index: Int) -> RowSection? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].rows.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].rows.contains(index) ? sections[low] : nil
  }
}
