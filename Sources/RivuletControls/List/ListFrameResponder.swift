import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLooks

/// The responder of an entire list. It handles presses outside the rows and, on a desktop, keys. It also closes the open row.
final class ListFrameResponder: EditingResponder, MenuOwner {
  var isEnabled = true
  weak var scrollController: ScrollController?
  private weak var model: ListModel?
  /// True if the press is on a row, rather than outside the rows.
  private var isOnRow = false

  var isControl: Bool { false }
  var showsFocusRing: Bool { false }

  /// True if the list supports selection and takes the focus. The list, rather than its rows, then has the keyboard focus (B17.36).
  var canFocus: Bool { isEnabled && model?.looks.lists.takesFocus == true && model?.selection != nil }

  /// Connects the responder to the model of the rows once that model exists.
  func take(_ model: ListModel) { self.model = model }

  func join(_ arena: GestureArena, in node: ViewNode) {
    if let model, let row = model.openRow, row.isThere {
      let point = HitTest.local(arena.start.point, in: row.node)
      let isInRow = CGRect(origin: .zero, size: row.node.size).contains(point)
      if !isInRow { model.closeSwipe() }
      if !isInRow || !row.isInSwipeButtons(point) { arena.add(SwipeEndRecognizer(model), of: node, .high) }
    }
    if arena.hasPress { return }
    isOnRow = model?.hasRow(at: arena.start.point) == true
    arena.addPress(of: self, in: node)
  }

  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { true }

  func pointerBegan(at point: CGPoint, in node: ViewNode) {
    if !isOnRow { model?.clearSelectionAfterOutsidePress() }
    if canFocus { node.tree.keyboard.focus(node) }
  }

  func focusChanged(_ isFocused: Bool, in node: ViewNode) { model?.focusChanged(isFocused) }

  func handle(_ key: KeyInput, in node: ViewNode) -> Bool { isEnabled && model?.handle(key) == true }

  func openMenu(at point: CGPoint?, in node: ViewNode) -> Bool { point == nil && isEnabled && model?.openMenuOfCurrentRow() == true }

  func action(for command: EditingCommand, in node: ViewNode) -> (() -> Void)? {
    guard isEnabled, command == .selectAll, let model, model.canSelectAll else { return nil }
    return { [weak model] in model?.selectAll() }
  }
}

extension ListFrameResponder: ScrollObserver {
  var observerName: String { "List" }
  var observesAllScrollViews: Bool { false }
  var expectsOneScrollView: Bool { false }

  func userScrolled(_ controller: ScrollController) { model?.closeSwipe() }
}

extension ListRow {
  /// Returns true if a point in the row is over the buttons behind it.
  func isInSwipeButtons(_ point: CGPoint) -> Bool {
    let start = extras.origin.x
    let width = abs(nextPose.swipe)
    let isAtRight = (nextPose.swipe < 0) != node.isMirrored
    return isAtRight ? point.x >= start + cardWidth - width : point.x <= start + width
  }
}
