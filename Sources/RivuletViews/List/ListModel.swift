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
  /// Where rows that were made stand, by their scopes.
  @exclusivity(unchecked) private var places: [ObjectIdentifier: Attribute<ListRowPlace>] = [:]
  /// The row from which a range is selected.
  @exclusivity(unchecked) private var anchor: AnyHashable?
  @exclusivity(unchecked) private var sections: [RowSection] = []
  @exclusivity(unchecked) private var rowCount = 0

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
    let rows = shownRows
    for place in rows.indices {
      let lower = place + 1 < rows.count ? rows[place + 1] : nil
      rows[place].settle(below: place > 0 ? rows[place - 1] : nil, above: lower)
    }
  }

  /// A row says something else to its neighbours.
  func rowChanged() { node?.lazyContent?.noteChange() }

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

// MARK: - Selecting

extension ListModel {
  /// The rows that are there, in order.
  fileprivate var shownRows: [ListRow] { node?.children.compactMap { $0.listRow ?? $0.children.first?.listRow } ?? [] }

  /// A row was pressed on a desktop, or tapped on a phone (B17.34, B17.35).
  func press(_ row: ListRow, _ modifiers: KeyInput.Modifiers) {
    guard let selection, let value = row.value else { return }
    var next = selection.selected()
    if selection.kind == .several, idiom == .desktop, modifiers.contains(.command) || modifiers.contains(.control) {
      if next.remove(value) == nil { next.insert(value) }
      anchor = value
    } else if selection.kind == .several, idiom == .desktop, modifiers.contains(.shift), let range = values(from: anchor, to: value) {
      next = range
    } else {
      next = [value]
      anchor = value
    }
    selection.select(next)
  }

  /// The values of the rows between two, as far as they are there.
  private func values(from first: AnyHashable?, to last: AnyHashable) -> Set<AnyHashable>? {
    let values = shownRows.compactMap(\.value)
    guard let first, let start = values.firstIndex(of: first), let end = values.firstIndex(of: last) else { return nil }
    return Set(values[min(start, end)...max(start, end)])
  }

  /// The room beside the rows was pressed.
  func pressNothing() {
    guard let selection, selection.kind != .one, idiom == .desktop, !selection.selected().isEmpty else { return }
    selection.select([])
  }
}

/// Selects a row of a list: at once on a desktop, at the release on a phone.
final class ListRowResponder: EventResponder {
  private unowned let model: ListModel
  private unowned let row: ListRow
  private var modifiers: KeyInput.Modifiers = []
  private var isInside = false

  init(_ model: ListModel, _ row: ListRow) {
    self.model = model
    self.row = row
  }

  var isControl: Bool { row.value != nil }

  func join(_ arena: GestureArena, in node: ViewNode) {
    guard row.value != nil else { return }
    modifiers = arena.start.modifiers
    arena.add(PressRecognizer(self), of: node)
  }

  func pointerBegan(at point: CGPoint, in node: ViewNode) {
    isInside = true
    if model.idiom == .desktop { model.press(row, modifiers) }
  }

  func pointerMoved(to point: CGPoint, in node: ViewNode) { isInside = CGRect(origin: .zero, size: node.size).contains(point) }

  func pointerEnded(at point: CGPoint, in node: ViewNode) {
    if model.idiom == .phone, CGRect(origin: .zero, size: node.size).contains(point) { model.press(row, []) }
  }

  func activate(in node: ViewNode) -> Bool {
    guard row.value != nil else { return false }
    model.press(row, [])
    return true
  }
}
