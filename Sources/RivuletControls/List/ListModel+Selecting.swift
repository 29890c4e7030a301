import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks
package import RivuletTree

extension ListModel {
  /// Selects a row after a press or a tap (B17.34, B17.35).
  package func press(_ row: ListRow, _ modifiers: KeyInput.Modifiers) {
    guard let selection else { return }
    let looks = looks.lists
    if looks.takesFocus, let frame, frame.responder?.canFocus == true { frame.tree.keyboard.focus(frame) }
    guard let value = row.value else { return }
    var next = selection.selected()
    let togglesOne = looks.selectsOnPress ? modifiers.contains(.command) || modifiers.contains(.control) : isEditing
    if selection.kind == .several, togglesOne {
      if next.remove(value) == nil { next.insert(value) }
      anchor = value
    } else if selection.kind == .several, looks.selectsOnPress, modifiers.contains(.shift), let start = anchor.flatMap({ index(of: $0) }) {
      let end = row.edges.place.index
      next = values(in: min(start, end)...max(start, end))
    } else {
      next = [value]
      anchor = value
    }
    cursor = value
    choose(next, in: selection)
    column?.showNextColumn()
  }

  /// Changes the selection on behalf of a person. In a split view, the new detail replaces views that links have pushed in the next column.
  func choose(_ values: Set<AnyHashable>, in selection: ListSelection) {
    if values != selection.selected() { column?.clearNextColumn() }
    selection.select(values)
  }

  /// Returns true if a point in root coordinates is in a row, rather than in a header or outside the rows.
  func hasRow(at point: CGPoint) -> Bool {
    shownRows.contains { row in
      guard row.edges.place.role == .row else { return false }
      let local = HitTest.local(point, in: row.node)
      return local.y >= row.node.behavior.spaceBefore && CGRect(origin: .zero, size: row.node.size).contains(local)
    }
  }

  /// The enclosing split view column.
  private var column: (any ListColumn)? {
    var step = node as ViewNode?
    while let node = step {
      if let choice = node.attachment(RowChoice.self) { return choice.column }
      step = node.parent
    }
    return nil
  }

  /// Clears the selection after a press outside the rows, if presses select rows. A list that requires a selection keeps it.
  func clearSelectionAfterOutsidePress() {
    guard let selection, selection.kind != .one, looks.lists.selectsOnPress, !selection.selected().isEmpty else { return }
    selection.select([])
  }
}
