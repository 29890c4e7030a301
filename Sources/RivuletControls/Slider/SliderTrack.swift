import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry

/// A container for a slider's track, the filled part of the track, and the thumb.
struct SliderTrack<Parts: View> {
  let share: Double
  /// The start of the filled part, from 0 to 1; nil for the leading edge.
  var start: Double?
  let measures: SliderMeasures
  let parts: Parts
}

extension SliderTrack: ContainerView {
  typealias Body = Never
  typealias Content = Parts

  static func makeBehavior(_ inputs: _ViewListInputs) -> SliderTrackBehavior {
    SliderTrackBehavior(share: 0, start: nil, measures: inputs.tree.controlMetrics.slider)
  }

  func update(_ node: BehaviorNode<SliderTrackBehavior>, environment: EnvironmentReader) {
    node.update(SliderTrackBehavior(share: share, start: start, measures: measures))
  }
}
