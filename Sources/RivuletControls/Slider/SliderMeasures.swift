import Foundation
import RivuletLooks

/// The measurements of a track and thumb, in points.
struct SliderMeasures: Equatable {
  let height: CGFloat
  /// The diameter of the thumb.
  let thumb: CGFloat
  let trackHeight: CGFloat
  /// The width of a track without a proposed width.
  let idealWidth: CGFloat

  /// Returns the distance that the thumb can move along a track of the given width.
  func travel(in width: CGFloat) -> CGFloat { max(width - thumb, 0) }
}

extension ControlMetrics {
  /// The measurements of sliders.
  var slider: SliderMeasures {
    let look = looks.sliders
    return SliderMeasures(height: look.height[size], thumb: look.thumb[size], trackHeight: look.trackHeight, idealWidth: look.idealWidth)
  }
}
