import Foundation
import RivuletCore
import RivuletElements

/// A modifier that makes a slider's thumb follow the pointer (B12.06).
struct SliderDragModifier: NodeModifier {
  package let scale: SliderScale
  let value: Binding<Double>
  let measures: SliderMeasures
  let onEditingChanged: (Bool) -> Void

  static func makeBehavior(_ inputs: _ViewListInputs) -> PressBehavior { PressBehavior() }

  func update(_ node: BehaviorNode<PressBehavior>, environment: EnvironmentReader) {
    let responder = node.responder as? SliderResponder ?? SliderResponder(self)
    responder.slider = self
    responder.isEnabled = environment.values.isEnabled
    node.responder = responder
  }
}

/// The responder for a drag. A grabbed thumb keeps its distance from the pointer. A press outside the thumb moves the thumb to the pointer.
@MainActor
final class SliderResponder: EventResponder {
  var slider: SliderDragModifier
  var isEnabled = true
  /// The distance from the pointer to the centre of the thumb, in points.
  private var grip: CGFloat = 0

  init(_ slider: SliderDragModifier) {
    self.slider = slider
  }

  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { isEnabled }
  var holdsContact: Bool { true }

  func pointerBegan(at point: CGPoint, in node: ViewNode) {
    slider.onEditingChanged(true)
    let distance = thumbCenter(in: node) - position(point, in: node)
    if abs(distance) <= slider.measures.thumb / 2 {
      grip = distance
    } else {
      grip = 0
      move(to: point, in: node)
    }
  }

  func pointerMoved(to point: CGPoint, in node: ViewNode) {
    if isEnabled { move(to: point, in: node) }
  }

  func pointerEnded(at point: CGPoint, in node: ViewNode) {
    if isEnabled, grip + position(point, in: node) != thumbCenter(in: node) { move(to: point, in: node) }
    slider.onEditingChanged(false)
  }

  func pointerCancelled(in node: ViewNode) {
    slider.onEditingChanged(false)
  }

  var canFocus: Bool { isEnabled }

  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool {
    guard isEnabled else { return false }
    let value = slider.scale.value(slider.value.wrappedValue, after: adjustment)
    if value != slider.value.wrappedValue {
      slider.onEditingChanged(true)
      slider.value.wrappedValue = value
      slider.onEditingChanged(false)
    }
    return true
  }

  private func move(to point: CGPoint, in node: ViewNode) {
    let travel = slider.measures.travel(in: node.size.width)
    let start = grip + position(point, in: node) - slider.measures.thumb / 2
    let value = slider.scale.value(atFraction: travel > 0 ? start / travel : 0)
    guard value != slider.value.wrappedValue else { return }
    withTransaction(\.isContinuous, true) { slider.value.wrappedValue = value }
  }

  private func thumbCenter(in node: ViewNode) -> CGFloat {
    let share = slider.scale.share(of: slider.value.wrappedValue)
    return slider.measures.travel(in: node.size.width) * share + slider.measures.thumb / 2
  }

  /// Returns the distance of a point from the leading edge.
  private func position(_ point: CGPoint, in node: ViewNode) -> CGFloat {
    node.isMirrored ? node.size.width - point.x : point.x
  }
}
