import Foundation

/// The state of the interaction with a row.
struct ListRowPose: Equatable {
  /// The distance by which the row is swiped towards the trailing edge, in points. A negative distance reveals the buttons at the trailing
  /// edge.
  var swipe: CGFloat = 0
  /// True if releasing the row now would run the first button.
  var isFullSwipe = false
  /// True if the row shows only its delete button, after a tap on the deletion control.
  var confirmsDeletion = false
  /// The offset of the row from its regular position, in points, positive downwards.
  var shift: CGFloat = 0
  /// True while people drag the row.
  var isLifted = false
  /// True if the row is drawn as the first or last row of its section during a drag; nil to use its actual position.
  var isShownFirst: Bool?
  var isShownLast: Bool?
  /// True while the row is highlighted because of a press.
  var isPressed = false

  /// True while buttons behind the row are visible.
  var isOpen: Bool { swipe != 0 }
}
