import Foundation
import RivuletCore

extension ListRow {
  /// Sets the menu and primary action that this row provides for the selection.
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
  /// Opens the menu for the selection if the row is selected, or for the row alone otherwise. The menu of an unselectable row applies to no
  /// values.
  func openMenu(of row: ListRow, at point: CGPoint?) {
    guard let menu = row.menu else { return }
    guard let value = row.value else { return menu.open([], at: point) }
    let selected = selection?.selected() ?? []
    menu.open(selected.contains(value) ? selected : [value], at: point)
  }

  /// Records a click on a row, and returns true if it is the second click of a double click.
  func isSecondClick(on row: ListRow) -> Bool {
    guard let value = row.value, let now = node?.tree.services.now else { return false }
    defer { lastClick = (value, now) }
    guard let lastClick, lastClick.value == value, now - lastClick.time <= GestureConstants.multiTapInterval + ListConstants.clickTime
    else {
      return false
    }
    return true
  }

  /// Performs the primary action on all selected rows, and returns false if the list has no primary action.
  func performPrimaryAction() -> Bool {
    guard let selected = selection?.selected(), !selected.isEmpty, let row = shownRows.first(where: { $0.menu?.perform != nil }) else {
      return false
    }
    row.menu?.perform?(selected)
    return true
  }
}

/// A recognizer that opens the list's menu when a finger rests on a row (B17.39).
final class ListMenuRecognizer: GestureRecognizer {
  let standing = GestureStanding()
  private let model: ListModel
  private let row: ListRow
  private var start: ContactSample?
  private var hasRested = false

  init(_ model: ListModel, _ row: ListRow) { (self.model, self.row) = (model, row) }

  var isSatisfied: Bool { hasRested && row.isThere }
  var deadline: Double? { hasRested ? nil : start.map { $0.time + ListConstants.menuTime } }

  /// True, so that taps and scrolls take precedence until the finger has rested long enough.
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
