import Foundation
import RivuletCore
import RivuletGeometry
import RivuletGraph

/// The rows of one list: where they stand in their sections, and what pressing them selects.
@MainActor
final class ListModel {
  private(set) weak var node: ViewNode?
  /// What is selected, and how that changes; nil where nothing can be. As of the last update.
  @exclusivity(unchecked) var selection: ListSelection?
  @exclusivity(unchecked) var idiom = Idiom.phone
  /// Whether people edit the list. As of the last update.
  @exclusivity(unchecked) private(set) var isEditing = false
  /// Where rows that were made stand, by their scopes.
  @exclusivity(unchecked) private var places: [ObjectIdentifier: Attribute<ListRowPlace>] = [:]
  /// Whether rows that were made stand in front of the accent colour, by their scopes.
  @exclusivity(unchecked) var emphases: [ObjectIdentifier: Attribute<ListRowEmphasis>] = [:]
  /// Whether the list as a whole has the keyboard's focus. As of the last event.
  @exclusivity(unchecked) var hasFocus = false
  /// The row that was clicked last, and when.
  @exclusivity(unchecked) var lastClick: (value: AnyHashable, time: Double)?
  /// The row from which a range is selected.
  @exclusivity(unchecked) var anchor: AnyHashable?
  /// The row to which the keyboard has moved the selection, by its place.
  @exclusivity(unchecked) var cursor: AnyHashable?
  /// What people have typed to find a row, and when.
  @exclusivity(unchecked) var typed = (text: "", time: -Double.infinity)
  /// The row that keys have led to before it was made.
  @exclusivity(unchecked) var revealed: Int?
  /// The list as a whole, around the scroll view.
  @exclusivity(unchecked) private(set) weak var frame: ViewNode?
  /// The row that stands open after a swipe.
  @exclusivity(unchecked) weak var openRow: ListRow?
  /// The swipe of a row by fingers on a touchpad or by a wheel.
  @exclusivity(unchecked) var wheelSwipe: WheelSwipe?
  /// What goes on while a row is dragged.
  @exclusivity(unchecked) var rowDrag: ListRowDrag?
  @exclusivity(unchecked) private(set) var sections: [RowSection] = []
  /// Whether sections that have labels for it are shown in an index. As of the last update.
  @exclusivity(unchecked) var showsIndex = false
  /// The sections that have labels in the index, in order.
  @exclusivity(unchecked) var indexTargets: [SectionIndexTarget] = []
  /// The index, once a section has had a label in it.
  @exclusivity(unchecked) var index: ListIndex?
  /// What the views of the index are made with.
  @exclusivity(unchecked) var indexInputs: _ViewListInputs?
  @exclusivity(unchecked) private(set) var rowCount = 0

  init(_ node: ViewNode) {
    self.node = node
  }
}

extension ViewNode {
  /// What a list keeps with the node of its rows; nil for other nodes.
  var listModel: ListModel? { attachments.lazy.compactMap { $0 as? ListModel }.first }
}

// MARK: - Places

extension ListModel: LazyRowDecorator {
  func rowsChanged(_ content: LazyContent) {
    sections = content.sections
    rowCount = content.rowCount
    noteIndexTargets(content)
  }

  func decorate(_ row: Scope, at index: Int) { _ = placeInput(of: row).set(place(of: index)) }

  /// Where the row that is made in a scope stands, as a source of the rules of the row.
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
    for place in rows.indices {
      let lower = place + 1 < rows.count ? rows[place + 1] : nil
      rows[place].settle(below: place > 0 ? rows[place - 1] : nil, above: lower)
    }
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

  /// A row says something else to its neighbours.
  func rowChanged() { node?.lazyContent?.noteChange() }

  /// The rows that are there, in order.
  var shownRows: [ListRow] { node?.children.compactMap { $0.listRow ?? $0.children.first?.listRow } ?? [] }

  /// Takes over whether people edit the list. What they have selected for that is cleared when they end it (B17.41).
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
