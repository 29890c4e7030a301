import Foundation

/// What people do with a row at this moment.
struct ListRowPose: Equatable {
  /// How far the row is swiped, in points towards the trailing edge; negative where buttons at that edge show.
  var swipe: CGFloat = 0
  /// Whether letting go now runs the first button.
  var isFullSwipe = false
  /// Whether only deleting the row is offered, because its control for that was tapped.
  var confirmsDeletion = false
  /// How far below its place the row is shown.
  var shift: CGFloat = 0
  /// Whether the row is being dragged.
  var isLifted = false
  /// Whether the row is shown as the first of its section, and as the last, while others make room; nil as its place is.
  var isShownFirst: Bool?
  var isShownLast: Bool?
  /// Whether the row is pressed, and shows it.
  var isPressed = false

  /// Whether buttons behind the row show.
  var isOpen: Bool { swipe != 0 }
}
