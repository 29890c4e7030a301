import Foundation
import RivuletCore

/// A recognizer for dragging a list row to a new position (B17.43).
final class RowDragRecognizer: GestureRecognizer {
  /// The method by which a contact lifts the row.
  enum Grip {
    /// An immediate lift by the row's handle.
    case handle
    /// A mouse drag that starts anywhere in the row.
    case mouse
    /// A finger that rests anywhere in the row for a moment.
    case restingFinger
  }

  let standing = GestureStanding()
  private let model: ListModel
  private let row: ListRow
  private let grip: Grip
  private var start: ContactSample?
  private var isReady = false

  init(_ model: ListModel, _ row: ListRow, by grip: Grip) {
    (self.model, self.row, self.grip) = (model, row, grip)
  }

  var isSatisfied: Bool { start != nil && isReady && row.isThere }
  var deadline: Double? { grip == .restingFinger && !isReady ? start.map { $0.time + ListConstants.liftingTime } : nil }

  /// True for a resting finger. Other gestures take precedence until the finger has rested long enough, and a press then gives way to the
  /// drag.
  var scrolls: Bool { grip == .restingFinger }
  /// True if a moving mouse or a resting finger cancels presses and taps in the row, such as on a link. The row's own press waits for the
  /// drag.
  var takesOver: Bool { grip != .handle }
  func blocks(_ other: any GestureRecognizer) -> Bool { grip != .restingFinger }

  func began(_ sample: ContactSample) {
    guard start == nil else { return }
    start = sample
    isReady = grip == .handle
  }

  func timePassed(_ now: Double) { isReady = true }

  func moved(_ sample: ContactSample) {
    guard let start, sample.id == start.id else { return }
    if state == .active { return model.rowDrag?.move(to: sample.point) ?? () }
    let way = distance(start.point, sample.point)
    switch grip {
    case .handle: break
    case .mouse: if way > ListConstants.dragSlop { isReady = true }
    case .restingFinger: if !isReady, way > ListConstants.swipeSlop { fail() }
    }
  }

  func recognized() {
    guard let start else { return }
    model.beginDrag(of: row, at: start.point)
  }

  func ended(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    guard state == .active else { return fail() }
    end()
    model.rowDrag?.move(to: sample.point)
    model.endDrag()
  }

  func stopped() { if state == .cancelled { model.cancelDrag() } }
}
