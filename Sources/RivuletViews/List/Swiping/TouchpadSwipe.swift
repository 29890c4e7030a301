import Foundation
import RivuletCore

/// A row that fingers on a touchpad swipe. They are thought to let it go when they have not moved for a while.
@MainActor
final class TouchpadSwipe: FrameFollower {
  let row: ListRow
  private weak var model: ListModel?
  /// How far the fingers have moved since the row was closed.
  private var distance: CGFloat
  private let grip: CGFloat
  private var lastTime = 0.0

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

  func frame(at time: Double) {
    guard time - lastTime >= ListConstants.wheelRest else { return }
    model?.node?.tree.clock.leave(self)
    model?.touchpadSwipe = nil
    row.endSwipe()
  }
}
