import Foundation
import RivuletCore
import RivuletGeometry

/// What a list does as a whole: it takes presses beside all rows and the keys of a desktop, and closes the row that stands open.
final class ListFrameResponder: EditingResponder, MenuOwner {
  var isEnabled = true
  @exclusivity(unchecked) weak var scrollController: ScrollController?
  @exclusivity(unchecked) private weak var model: ListModel?
  /// Whether the press is on a row, which people cannot select.
  private var isOnRow = false

  var isControl: Bool { false }
  var showsFocusRing: Bool { false }

  /// The list has the keyboard's focus as a whole, not its rows (B17.36).
  var canFocus: Bool { isEnabled && model?.idiom == .desktop && model?.selection != nil }

  /// Takes over the rows, once they are there.
  func take(_ model: ListModel) { self.model = model }

  func join(_ arena: GestureArena, in node: ViewNode) {
    if let model, let row = model.openRow, row.isThere {
      let point = HitTest.local(arena.start.point, in: row.node)
      let isInRow = CGRect(origin: .zero, size: row.node.size).contains(point)
      if !isInRow { model.closeSwipe() }
      if !isInRow || !row.isInSwipeButtons(point) { arena.add(SwipeEndRecognizer(model), of: node, .high) }
    }
    isOnRow = model?.hasRow(at: arena.start.point) == true
    arena.addPress(of: self, in: node)
  }

  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { true }

  func pointerBegan(at point: CGPoint, in node: ViewNode) {
    if !isOnRow { model?.pressNothing() }
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
  var hearsAllScrollViews: Bool { false }
  var expectsOneScrollView: Bool { false }

  func userScrolled(_ controller: ScrollController) { model?.closeSwipe() }
}

extension ListRow {
  /// Whether a point of the row is on the buttons behind it.
  func isInSwipeButtons(_ point: CGPoint) -> Bool {
    let start = extras.origin.x
    let width = abs(nextPose.swipe)
    let isAtRight = (nextPose.swipe < 0) != node.isMirrored
    return isAtRight ? point.x >= start + cardWidth - width : point.x <= start + width
  }
}
