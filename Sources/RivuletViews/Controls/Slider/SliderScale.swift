import Foundation
import RivuletCore

/// Turns numbers of a slider into shares of its range and back (B12.06).
///
/// Invariant: `value(atShare:)` is inside the bounds and, with a step, a whole number of steps from the lower bound or the upper bound.
struct SliderScale: Equatable, Sendable {
  let bounds: ClosedRange<Double>
  /// Nil for any number; only steps above 0 count.
  let step: Double?
  /// Where the filled part begins; nil for the lower bound.
  var neutral: Double?
  /// The numbers that people can choose; nil for all.
  var enabledBounds: ClosedRange<Double>?

  init(bounds: ClosedRange<Double>, step: Double?) {
    self.bounds = bounds
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The nearest number that the slider can have.
  func nearest(to value: Double) -> Double {
    let limits = limits
    let inside = min(max(value.isNaN ? bounds.lowerBound : value, limits.lowerBound), limits.upperBound)
    guard let step else { return inside }
    let stepped = bounds.lowerBound + ((inside - bounds.lowerBound) / step).rounded() * step
    return min(max(stepped, limits.lowerBound), limits.upperBound)
  }

  /// The number at a share of the range, from 0 to 1.
  func value(atShare share: Double) -> Double {
    nearest(to: bounds.lowerBound + min(max(share, 0), 1) * (bounds.upperBound - bounds.lowerBound))
  }

  /// The number after a change by keyboard; without a step of its own, a slider takes ten from end to end (B21.39).
  func value(_ value: Double, after adjustment: ValueAdjustment) -> Double {
    switch adjustment {
    case .toStart: return limits.lowerBound
    case .toEnd: return limits.upperBound
    case .to(let value): return nearest(to: value)
    case .steps(let count): return nearest(to: nearest(to: value) + Double(count) * stepLength)
    }
  }

  /// What people can choose: the enabled numbers as far as they lie in the range.
  private var limits: ClosedRange<Double> { enabledBounds.map { $0.clamped(to: bounds) } ?? bounds }

  /// All numbers that are a whole number of steps from the lower bound, a thousand at most.
  var steps: [Double] {
    guard let step else { return [] }
    let count = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
    guard count >= 0, count <= 1000 else { return [] }
    return (0...Int(count)).map { bounds.lowerBound + Double($0) * step }
  }

  /// How far one step by keyboard goes.
  var stepLength: Double { step ?? (bounds.upperBound - bounds.lowerBound) / 10 }

  /// How far into the range a number lies that need not be one of the slider's, from 0 to 1.
  func place(of value: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(max((value - bounds.lowerBound) / length, 0), 1)
  }

  /// How far into the range the slider's number lies, from 0 to 1.
  func share(of value: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return 0 }
    return (nearest(to: value) - bounds.lowerBound) / length
  }
}
