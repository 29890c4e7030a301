import Foundation
import RivuletGeometry

/// A recogniser for a mouse press that drags an indicator, or that scrolls by a page when it is next to the indicator (our choice).
final class ScrollIndicatorRecognizer: GestureRecognizer {
  let standing = GestureStanding()
  private let controller: ScrollController
  private let axis: Axis
  private var start: ContactSample?

  init(_ controller: ScrollController, _ axis: Axis) {
    self.controller = controller
    self.axis = axis
  }

  var isSatisfied: Bool { start != nil }

  func began(_ sample: ContactSample) { if start == nil { start = sample } }

  func recognized() {
    guard let start else { return }
    controller.pressIndicator(axis, at: local(start.point))
    if controller.indicatorDrag == nil { end() }
  }

  func moved(_ sample: ContactSample) {
    guard state == .active, sample.id == start?.id else { return }
    controller.dragIndicator(to: local(sample.point))
  }

  func ended(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    end()
    controller.endIndicatorDrag()
  }

  func stopped() { controller.endIndicatorDrag() }
}
