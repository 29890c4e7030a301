import Foundation

/// The state of people's interaction with a row.
struct ListRowPose: Equatable {
  /// The distance that the row is swiped towards the trailing edge, in points; negative while it reveals buttons at that edge.
  var swipe: CGFloat = 0
  /// True if releasing the row now would run the first button.
  var isFullSwipe = false
  /// True if the row offers only its deletion, after people tapped its deletion control.
  var confirmsDeletion = false
  /// The distance from the row's regular position to its displayed position, in points, positive downwards.
  var shift: CGFloat = 0
  /// True while the row is dragged.
  var isLifted = false
  /// True if the row is shown as the first or the last row of its section while rows make room; nil to follow its position.
  var isShownFirst: Bool?
  var isShownLast: Bool?
  /// True while the row is pressed and highlighted.
  var isPressed = false

  /// True while buttons behind the row are visible.
  var isOpen: Bool { swipe != 0 }
}
