import RivuletCore

/// A recognizer for the tap that closes a swiped row (B17.46).
final class SwipeEndRecognizer: GestureRecognizer {
  let standing = GestureStanding()
  private let model: ListModel
  private var start: ContactSample?
  private var isReleased = false

  init(_ model: ListModel) {
    self.model = model
  }

  var isSatisfied: Bool { isReleased }

  func began(_ sample: ContactSample) { if start == nil { start = sample } }

  func moved(_ sample: ContactSample) {
    guard let start, sample.id == start.id else { return }
    if distance(start.point, sample.point) > GestureConstants.tapSlop { fail() }
  }

  func ended(_ sample: ContactSample) { if sample.id == start?.id { isReleased = true } }

  func recognized() {
    end()
    model.closeSwipe()
  }
}
