import Foundation
import RivuletCore
import RivuletGeometry

/// A recognizer for a finger that swipes a list row.
final class SwipeRecognizer: GestureRecognizer {
  let standing = GestureStanding()
  private let model: ListModel
  private let row: ListRow
  private var start: ContactSample?
  private var last: ContactSample?
  /// The distance by which the row had already been swiped.
  private var grip: CGFloat = 0

  init(_ model: ListModel, _ row: ListRow) {
    (self.model, self.row) = (model, row)
  }

  private var isMirrored: Bool { node?.isMirrored == true }

  /// The distance that the contact has moved since the press, positive towards the trailing edge.
  private var translation: CGSize {
    guard let start, let last else { return .zero }
    let way = last.point.x - start.point.x
    return CGSize(width: isMirrored ? -way : way, height: last.point.y - start.point.y)
  }

  var scrolls: Bool { true }

  func blocks(_ other: any GestureRecognizer) -> Bool { false }

  var isSatisfied: Bool {
    abs(translation.width) > ListConstants.swipeSlop && follows(way: translation)
  }

  func follows(_ way: CGSize) -> Bool {
    follows(way: CGSize(width: isMirrored ? -way.width : way.width, height: way.height))
  }

  private func follows(way: CGSize) -> Bool {
    guard abs(way.width) > abs(way.height), row.isThere else { return false }
    return row.nextPose.isOpen || row.hasSwipeButtons(at: way.width < 0 ? .trailing : .leading)
  }

  func began(_ sample: ContactSample) {
    guard start == nil else { return }
    (start, last, grip) = (sample, sample, row.nextPose.swipe)
  }

  func moved(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    last = sample
    if state == .active { follow() }
  }

  func recognized() {
    model.beginSwipe(row)
    follow()
  }

  private func follow() {
    let way = translation.width
    let slop = way < 0 ? -ListConstants.swipeSlop : ListConstants.swipeSlop
    row.followSwipe(to: grip + (abs(way) > ListConstants.swipeSlop ? way - slop : 0), from: grip)
  }

  func ended(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    guard state == .active else { return fail() }
    end()
    row.endSwipe()
  }

  func stopped() { if state == .cancelled { row.closeSwipe() } }
}
