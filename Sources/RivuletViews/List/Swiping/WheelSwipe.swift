import Foundation
import RivuletCore

/// A row that is swiped by fingers on a touchpad, or by a wheel. It is let go when they have not moved for a while.
@MainActor
final class WheelSwipe: FrameFollower {
  let row: ListRow
  private weak var model: ListModel?
  /// The way of the fingers since the row was closed, in points.
  private var distance: CGFloat
  private let grip: CGFloat
  private var lastTime = 0.0
  /// True for a wheel that clicks. It opens and closes the row and does nothing else.
  private var clicks = false

  init(_ row: ListRow, _ model: ListModel) {
    self.row = row
    self.model = model
    grip = row.nextPose.swipe
    distance = grip
  }

  func move(by way: CGFloat, at time: Double) {
    distance += way
    lastTime = time
    row.followSwipe(to: distance, from: grip)
  }

  /// Follows a click of a wheel: the first one opens the row, or closes one that stands open.
  func click(_ way: CGFloat, at time: Double) {
    lastTime = time
    if clicks { return }
    clicks = true
    distance = grip != 0 ? (way < 0) == (grip < 0) ? grip : 0 : way < 0 ? -ListConstants.swipeButtonWidth : ListConstants.swipeButtonWidth
    row.followSwipe(to: distance, from: grip)
  }

  func frame(at time: Double) {
    guard time - lastTime >= ListConstants.wheelRest else { return }
    model?.node?.tree.clock.leave(self)
    model?.wheelSwipe = nil
    if clicks { row.settle(isOpen: distance != 0) } else { row.endSwipe() }
  }
}
