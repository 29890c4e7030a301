import Foundation
import RivuletCore

extension ListModel {
  /// Starts swiping a row, and closes any other open row (B17.46).
  func beginSwipe(_ row: ListRow) {
    if openRow !== row { closeSwipe() }
    openRow = row
  }

  /// Closes the open row.
  func closeSwipe() {
    let row = openRow
    openRow = nil
    row?.closeSwipe()
  }

  /// Swipes a row with a touchpad or a wheel. Returns false if the movement is vertical or the row has no swipe buttons (B17.47).
  func swipe(_ row: ListRow, by wheel: inout WheelInput) -> Bool {
    guard abs(wheel.delta.width) > abs(wheel.delta.height), let node else { return false }
    let way = row.node.isMirrored ? wheel.delta.width : -wheel.delta.width
    let isFollowing = wheelSwipe?.row === row
    guard isFollowing || row.nextPose.isOpen || row.hasSwipeButtons(at: way < 0 ? .trailing : .leading) else { return false }
    wheel.delta = .zero
    let swipe = isFollowing ? wheelSwipe : nil
    let current = swipe ?? WheelSwipe(row, self)
    wheelSwipe = current
    if swipe == nil { beginSwipe(row) }
    let now = node.tree.services.now
    if wheel.isPrecise { current.move(by: way, at: now) } else { current.click(way, at: now) }
    node.tree.clock.follow(current)
    return true
  }
}
