import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// The responder of a row. Contacts can select the row, run its buttons, swipe it, or drag it. A row is selected on press on a desktop, and
/// on release on a phone.
final class ListRowResponder: PressFollower {
  package var press = PressState()
  private unowned let model: ListModel
  private unowned let row: ListRow
  private var modifiers: KeyInput.Modifiers = []
  /// True if the press belongs to the second click of a double click.
  private var isSecondClick = false
  /// The buttons that run after a tap anywhere in the row.
  private var buttons: [ButtonResponder] = []

  init(_ model: ListModel, _ row: ListRow) {
    self.model = model
    self.row = row
  }

  var isControl: Bool { row.value != nil }
  /// True for every row, because rows that don't respond to presses don't add a press to the arena.
  var isEnabled: Bool { true }

  func join(_ arena: GestureArena, in node: ViewNode) {
    let isTouch = arena.start.kind == .touch
    let point = HitTest.local(arena.start.point, in: node)
    let isMovable = row.move != nil && row.isEnabled
    if isMovable, isTouch, row.isEditing, row.isInHandle(point) { return arena.add(RowDragRecognizer(model, row, by: .handle), of: node) }
    if isMovable, !isTouch { arena.add(RowDragRecognizer(model, row, by: .mouse), of: node) }
    if isTouch, !row.isEditing || row.nextPose.isOpen { arena.add(SwipeRecognizer(model, row), of: node) }
    joinPress(arena, in: node)
    if isTouch, !row.isEditing, !row.nextPose.isOpen, row.menu?.hasMenu == true { arena.add(ListMenuRecognizer(model, row), of: node) }
    if isMovable, isTouch, !row.nextPose.isOpen { arena.add(RowDragRecognizer(model, row, by: .restingFinger), of: node) }
  }

  /// Returns false, so that the focus system treats a press on a row like a press outside controls. The row adds its own press to the
  /// arena.
  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { false }

  private func joinPress(_ arena: GestureArena, in node: ViewNode) {
    buttons = model.looks.lists.rowsRunButtons && !arena.hasPress && !row.isEditing ? row.automaticButtons : []
    guard row.value != nil || !buttons.isEmpty else { return }
    modifiers = arena.start.modifiers
    press.trigger = model.looks.lists.selectsOnPress ? .press : .release
    arena.add(PressRecognizer(self), of: node)
  }

  func showPress(in node: ViewNode) { if !model.looks.lists.selectsOnPress { row.change { $0.isPressed = press.isDown } } }

  func act(in node: ViewNode) {
    guard !model.looks.lists.selectsOnPress else {
      isSecondClick = modifiers.isEmpty && model.isSecondClick(on: row)
      return model.press(row, modifiers)
    }
    for button in buttons where button.isEnabled { button.action() }
    guard buttons.isEmpty else { return }
    if !row.isEditing, let value = row.value, let perform = row.menu?.perform { perform([value]) } else { model.press(row, []) }
  }

  func released(in node: ViewNode) { if isSecondClick { _ = model.performPrimaryAction() } }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? {
    guard row.value != nil else { return nil }
    return { [model, row] in model.press(row, []) }
  }

  func turnWheel(_ wheel: inout WheelInput, in node: ViewNode) -> Bool { model.swipe(row, by: &wheel) }
}

extension ListRow {
  /// The enabled, unstyled buttons in the content, in order. A tap anywhere in the row runs them (B17.60).
  var automaticButtons: [ButtonResponder] {
    var found: [ButtonResponder] = []
    var next: ViewNode? = content
    while let step = next {
      if let button = step.responder as? ButtonResponder, button.isAutomatic, button.isEnabled, !found.contains(where: { $0 === button }) {
        found.append(button)
      }
      next = step.following({ _ in true }, inside: content)
    }
    return found
  }

  /// Returns true if a point in the row is on the drag handle of a list that is being edited.
  func isInHandle(_ point: CGPoint) -> Bool {
    let end = extras.origin.x + (node.isMirrored ? 0 : cardWidth)
    return abs(point.x - end) <= ListConstants.controlRoom + 16
  }
}
