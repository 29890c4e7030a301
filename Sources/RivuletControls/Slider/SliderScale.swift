import Foundation
import RivuletCore

/// The mapping between a slider's values and fractions of its range (B12.06).
///
/// Invariant: `value(atFraction:)` is within the bounds. With a step, it is a multiple of the step from the lower bound, or the upper bound.
package struct SliderScale: Equatable, Sendable {
  let bounds: ClosedRange<Double>
  /// The step between values; nil for none. Steps that are not positive are ignored.
  let step: Double?
  /// The value at which the filled part starts; nil for the lower bound.
  var neutral: Double?
  /// The range of selectable values; nil for the entire range.
  var enabledBounds: ClosedRange<Double>?

  init(bounds: ClosedRange<Double>, step: Double?) {
    self.bounds = bounds
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// Returns the nearest selectable value.
  func nearest(to value: Double) -> Double {
    let limits = limits
    let inside = min(max(value.isNaN ? bounds.lowerBound : value, limits.lowerBound), limits.upperBound)
    guard let step else { return inside }
    let stepped = bounds.lowerBound + ((inside - bounds.lowerBound) / step).rounded() * step
    return min(max(stepped, limits.lowerBound), limits.upperBound)
  }

  /// Returns the value at a fraction of the range, from 0 to 1.
  func value(atFraction share: Double) -> Double {
    nearest(to: bounds.lowerBound + min(max(share, 0), 1) * (bounds.upperBound - bounds.lowerBound))
  }

  /// Returns a value after an adjustment with the keyboard. Without a step, an adjustment moves by a tenth of the range (B21.39).
  func value(_ value: Double, after adjustment: ValueAdjustment) -> Double {
    switch adjustment {
    case .toStart: return limits.lowerBound
    case .toEnd: return limits.upperBound
    case .to(let value): return nearest(to: value)
    case .steps(let count): return nearest(to: nearest(to: value) + Double(count) * stepLength)
    }
  }

  /// The range of selectable values, which is the enabled bounds clamped to the range.
  private var limits: ClosedRange<Double> { enabledBounds.map { $0.clamped(to: bounds) } ?? bounds }

  /// The values at multiples of the step from the lower bound; empty if there are more than a thousand.
  var steps: [Double] {
    guard let step else { return [] }
    let count = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
    guard count >= 0, count <= 1000 else { return [] }
    return (0...Int(count)).map { bounds.lowerBound + Double($0) * step }
  }

  /// The length of one keyboard step.
  var stepLength: Double { step ?? (bounds.upperBound - bounds.lowerBound) / 10 }

  /// Returns the position of any value within the range, from 0 to 1, without rounding to a step.
  func place(of value: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(max((value - bounds.lowerBound) / length, 0), 1)
  }

  /// Returns the position of the nearest selectable value within the range, from 0 to 1.
  func share(of value: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return 0 }
    return (nearest(to: value) - bounds.lowerBound) / length
  }
}
