import Foundation
import RivuletCore

/// A swipe of a row with a touchpad or a wheel. It ends once the fingers have rested for a while.
@MainActor
final class WheelSwipe: FrameFollower {
  let row: ListRow
  private weak var model: ListModel?
  /// The distance that the fingers have moved, measured from the row's closed position, in points.
  private var distance: CGFloat
  private let grip: CGFloat
  private var lastTime = 0.0
  /// True for a wheel with discrete clicks, which can only open or close the row.
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

  /// Handles a wheel click. The first click opens a closed row or closes an open row.
  func click(_ way: CGFloat, at time: Double) {
    lastTime = time
    if clicks { return }
    clicks = true
    distance = grip != 0 ? (way < 0) == (grip < 0) ? grip : 0 : way < 0 ? -ListConstants.swipeButtonWidth : ListConstants.swipeButtonWidth
    row.followSwipe(to: distance, from: grip)
  }

  func frame(at time: Double) {
    guard time - lastTime >= ListConstants.wheelPause else { return }
    model?.node?.tree.clock.leave(self)
    model?.wheelSwipe = nil
    if clicks { row.settle(isOpen: distance != 0) } else { row.endSwipe() }
  }
}
