import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// The keyboard handling of a list that has the focus (B17.36).
extension ListModel {
  /// Handles a key, and returns false if the list does not use it.
  func handle(_ key: KeyInput) -> Bool {
    guard looks.lists.takesFocus, selection != nil, key.phase != .up, let content = node?.lazyContent, content.rowCount > 0 else {
      return false
    }
    let extends = key.modifiers.contains(.shift)
    guard key.modifiers.isSubset(of: [.shift]) else { return false }
    switch key.key {
    case .enter: return performPrimaryAction()
    case .up: return moveSelection(from: currentRow.map { $0 - 1 } ?? content.rowCount - 1, by: -1, extends)
    case .down: return moveSelection(from: currentRow.map { $0 + 1 } ?? 0, by: 1, extends)
    case .home: return moveSelection(from: 0, by: 1, extends)
    case .end: return moveSelection(from: content.rowCount - 1, by: -1, extends)
    case .pageUp: return moveSelection(from: rowOfPage(-1), by: -1, extends, orBack: true)
    case .pageDown: return moveSelection(from: rowOfPage(1), by: 1, extends, orBack: true)
    case .left: return expandCurrentRow(node?.isMirrored == true)
    case .right: return expandCurrentRow(node?.isMirrored != true)
    case .character(let text): return find(text)
    case .space: return isTyping && find(" ")
    default: return false
    }
  }

  // MARK: Rows by index

  /// Returns the row at an index, creating it if necessary.
  private func row(at index: Int) -> ListRow? {
    guard let node = node?.lazyContent?.node(ofRow: index) else { return nil }
    return node.listRow ?? node.children.first?.listRow
  }

  /// Returns the selection value of the row at an index; nil if the row cannot be selected.
  private func value(at index: Int) -> AnyHashable? { row(at: index)?.value }

  /// The index from which keys move the selection. It is the index of the most recently selected row, or else of the first selected row;
  /// nil if no row is selected.
  private var currentRow: Int? {
    guard let selected = selection?.selected(), !selected.isEmpty else { return nil }
    if let cursor, selected.contains(cursor), let index = index(of: cursor) { return index }
    return selected.compactMap { index(of: $0) }.min()
  }

  /// Returns the index of the row with a selection value, or nil if no row has that value.
  func index(of value: AnyHashable) -> Int? {
    if let row = shownRows.first(where: { $0.value == value }) { return row.edges.place.index }
    guard let index = node?.lazyContent?.rowIndex(of: value), self.value(at: index) == value else { return nil }
    return index
  }

  /// Returns the selection values of all rows in a range.
  ///
  /// In a long list, the identifiers of rows that have not been created serve as their values, provided that the visible rows are selected
  /// by identifier.
  func values(in range: ClosedRange<Int>) -> Set<AnyHashable> {
    let goesByIdentity =
      range.count > ListConstants.maximumCreatedRowCount && shownRows.allSatisfy { $0.value == nil || $0.value == $0.elementID }
    var values: Set<AnyHashable> = []
    if range.count > ListConstants.maximumSelectedRowCount {
      RuntimeIssue.reportOnce(
        .invalidValue, typeName: "List",
        "A List was asked to select \(range.count) rows and selects only the first \(ListConstants.maximumSelectedRowCount). Use fewer "
          + "rows in the List.")
    }
    for index in range.prefix(ListConstants.maximumSelectedRowCount) {
      if goesByIdentity, let content = node?.lazyContent, let id = content.elementID(ofRow: index) {
        if let value = selection?.value(ContainerValues(), id) { values.insert(value) }
      } else if let value = value(at: index) {
        values.insert(value)
      }
    }
    return values
  }

  // MARK: Moving

  /// Expands or collapses the disclosure group whose label is the current row. Returns false if no such group exists, or if its state does
  /// not change.
  private func expandCurrentRow(_ isExpanded: Bool) -> Bool {
    guard let index = currentRow, let row = row(at: index)?.node else { return false }
    var step: ViewNode? = row
    while let node = step {
      if let label = node.responder as? DisclosureResponder { return label.adjust(.steps(isExpanded ? 1 : -1), in: node) }
      step = node.following({ _ in true }, inside: row)
    }
    return false
  }

  /// Selects the first selectable row, searching from an index in one direction.
  ///
  /// - Parameter orBack: True to search in the opposite direction if no row is found.
  private func moveSelection(from start: Int, by step: Int, _ extends: Bool, orBack: Bool = false) -> Bool {
    guard let content = node?.lazyContent else { return false }
    var index = start
    var looked = 0
    while index >= 0, index < content.rowCount, looked < ListConstants.maximumCreatedRowCount {
      if let value = value(at: index) {
        select(value, at: index, extends)
        return true
      }
      index += step
      looked += 1
    }
    if orBack { return moveSelection(from: min(max(start, 0), content.rowCount - 1), by: -step, extends) }
    return true
  }

  private func select(_ value: AnyHashable, at index: Int, _ extends: Bool) {
    guard let selection else { return }
    if extends, selection.kind == .several, let anchor, let start = self.index(of: anchor) {
      choose(values(in: min(start, index)...max(start, index)), in: selection)
    } else {
      anchor = value
      choose([value], in: selection)
    }
    cursor = value
    reveal(index)
  }

  /// True if people can select several rows and the list is not empty.
  var canSelectAll: Bool { selection?.kind == .several && node?.lazyContent?.rowCount ?? 0 > 0 }

  /// Selects all rows.
  func selectAll() {
    guard canSelectAll, let content = node?.lazyContent else { return }
    selection?.select(values(in: 0...content.rowCount - 1))
  }

  /// Opens the menu below the current row, and returns false without a current row or a menu.
  func openMenuOfCurrentRow() -> Bool {
    guard let index = currentRow, let row = row(at: index) else { return false }
    reveal(index)
    let frame = row.node.frameInRoot
    let point = CGPoint(x: row.node.isMirrored ? frame.maxX - ListConstants.menuInset : frame.minX + ListConstants.menuInset, y: frame.maxY)
    guard row.menu == nil else {
      openMenu(of: row, at: point)
      return true
    }
    guard let open = row.node.innerMenuOpener else { return false }
    open(point)
    return true
  }

  /// Returns the index of the row one page above or below the current row.
  private func rowOfPage(_ direction: Int) -> Int {
    guard let content = node?.lazyContent, let controller = node?.enclosingScrollController else { return 0 }
    guard var index = currentRow else { return direction > 0 ? 0 : content.rowCount - 1 }
    let start = content.arrangement.range(ofRow: index).start
    let page = max(controller.room(.vertical) - content.arrangement.range(ofRow: index).length, 1)
    while (0..<content.rowCount).contains(index + direction),
      abs(content.arrangement.range(ofRow: index + direction).start - start) <= page
    {
      index += direction
    }
    return index == currentRow ? index + direction : index
  }

  /// Scrolls by the minimum distance that makes a row visible.
  private func reveal(_ index: Int) {
    guard let node, let content = node.lazyContent, let controller = node.enclosingScrollController else { return }
    let isThere = shownRows.contains { $0.edges.place.index == index }
    let range = content.arrangement.range(ofRow: index)
    let frame = controller.frame(of: node)
    let row = CGRect(x: frame.minX, y: frame.minY + range.start, width: frame.width, height: range.length)
    controller.reveal(row, animated: false)
    if isThere { return revealed = nil }
    // Until a row is created, its position is an estimate. The row is revealed again once it exists.
    revealed = index
  }

  /// Reveals, once it exists, a row to which a key moved the selection before the row was created.
  func finishRevealing() {
    guard let index = revealed, let node else { return }
    revealed = nil
    node.tree.actions.append { [weak self] in self?.reveal(index) }
  }

  // MARK: Typing

  private var isTyping: Bool { node.map { $0.tree.services.now - typed.time < ListConstants.typingPause } ?? false }

  /// Selects the next row whose text starts with the typed characters.
  private func find(_ text: String) -> Bool {
    guard let node, let content = node.lazyContent, !text.isEmpty else { return false }
    let continues = isTyping
    typed = (continues ? typed.text + text.lowercased() : text.lowercased(), node.tree.services.now)
    let count = content.rowCount
    let start = (currentRow ?? -1) + (continues ? 0 : 1)
    for step in 0..<min(count, ListConstants.maximumCreatedRowCount) {
      let index = (max(start, 0) + step) % count
      guard let row = row(at: index), let value = row.value, row.firstText?.lowercased().hasPrefix(typed.text) == true else { continue }
      select(value, at: index, false)
      break
    }
    return true
  }
}

extension ListRow {
  /// The first text in the content; nil if the content has no text.
  fileprivate var firstText: String? {
    var next: ViewNode? = content
    while let step = next {
      if let element = step.semantics, let label = element.label, !label.isEmpty { return label }
      next = step.following({ _ in true }, inside: content)
    }
    return nil
  }
}
