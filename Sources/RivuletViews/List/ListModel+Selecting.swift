import Foundation
import RivuletCore
import RivuletTree

extension ListModel {
  /// A row was pressed on a desktop, or tapped on a phone (B17.34, B17.35).
  func press(_ row: ListRow, _ modifiers: KeyInput.Modifiers) {
    guard let selection, let value = row.value else { return }
    var next = selection.selected()
    let togglesOne = idiom == .desktop ? modifiers.contains(.command) || modifiers.contains(.control) : isEditing
    if selection.kind == .several, togglesOne {
      if next.remove(value) == nil { next.insert(value) }
      anchor = value
    } else if selection.kind == .several, idiom == .desktop, modifiers.contains(.shift), let start = anchor.flatMap({ index(of: $0) }) {
      let end = row.edges.place.index
      next = values(in: min(start, end)...max(start, end))
    } else {
      next = [value]
      anchor = value
    }
    cursor = value
    selection.select(next)
    if let column { column.split?.goOn(from: column) }
    if idiom == .desktop, let frame, frame.responder?.canFocus == true { frame.tree.keyboard.focus(frame) }
  }

  /// The column of a split view around.
  private var column: SplitColumn? {
    var step = node as ViewNode?
    while let node = step {
      if let column = node.attachment(SplitColumn.self) { return column }
      step = node.parent
    }
    return nil
  }

  /// The room beside the rows was pressed.
  func pressNothing() {
    guard let selection, selection.kind != .one, idiom == .desktop, !selection.selected().isEmpty else { return }
    selection.select([])
  }
}
