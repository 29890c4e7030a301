import Foundation
import RivuletCore

extension ListRow {
  /// Takes over what is done with the selection beside selecting.
  func offer(_ menu: SelectionMenu?, in model: ListModel) {
    guard menu !== self.menu else { return }
    self.menu = menu
    guard menu != nil else { return }
    node.contextMenuOpener = { [weak self, weak model] point in
      if let self, let model { model.openMenu(of: self, at: point) }
    }
  }
}

extension ListModel {
  /// Opens the menu of the whole selection if a row is part of it, and otherwise that of the row alone; of nothing for a row that cannot be selected.
  func openMenu(of row: ListRow, at point: CGPoint?) {
    guard let menu = row.menu else { return }
    guard let value = row.value else { return menu.open([], at: point) }
    let selected = selection?.selected() ?? []
    menu.open(selected.contains(value) ? selected : [value], at: point)
  }

  /// Whether a click on a row is the second one in a row.
  func isSecondClick(on row: ListRow) -> Bool {
    guard let value = row.value, let now = node?.tree.services.now else { return false }
    defer { lastClick = (value, now) }
    guard let lastClick, lastClick.value == value, now - lastClick.time <= GestureConstants.multiTapInterval + ListConstants.clickTime
    else {
      return false
    }
    return true
  }

  /// Does what a double click does, with all that is selected; false if that is nothing.
  func performPrimaryAction() -> Bool {
    guard let selected = selection?.selected(), !selected.isEmpty, let row = shownRows.first(where: { $0.menu?.perform != nil }) else {
      return false
    }
    row.menu?.perform?(selected)
    return true
  }
}

/// A finger that rests on a row opens the menu of the list (B17.39).
final class ListMenuRecognizer: GestureRecognizer {
  let standing = GestureStanding()
  private let model: ListModel
  private let row: ListRow
  private var start: ContactSample?
  private var hasRested = false

  init(_ model: ListModel, _ row: ListRow) { (self.model, self.row) = (model, row) }

  var isSatisfied: Bool { hasRested && row.isThere }
  var deadline: Double? { hasRested ? nil : start.map { $0.time + ListConstants.menuTime } }

  /// A tap and a scroll go first as long as the finger has not rested.
  var scrolls: Bool { true }
  func blocks(_ other: any GestureRecognizer) -> Bool { false }

  func began(_ sample: ContactSample) { if start == nil { start = sample } }

  func timePassed(_ now: Double) { hasRested = true }

  func moved(_ sample: ContactSample) {
    guard let start, sample.id == start.id, state == .possible else { return }
    if distance(start.point, sample.point) > GestureConstants.tapSlop { fail() }
  }

  func recognized() {
    end()
    model.openMenu(of: row, at: nil)
  }

  func ended(_ sample: ContactSample) { if sample.id == start?.id, !isOver { fail() } }
}
