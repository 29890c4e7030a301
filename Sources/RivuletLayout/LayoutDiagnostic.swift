package import Foundation
package import RivuletGeometry

/// A problem with the arguments of a layout modifier, found before layout. The code that has the modifier's source location reports it.
package enum LayoutDiagnostic: Equatable, Sendable {
  /// A fixed length that is negative or not finite, which is ignored (B9.11).
  case invalidFixedLength(Axis, CGFloat)
  /// A bound that is negative or NaN, which is ignored.
  case invalidBound(Axis, CGFloat)
  /// Bounds that are not in ascending order. Those out of order are raised (B9.13).
  case contradictoryBounds(Axis)

  /// A message that describes the problem and gives advice, without the source location.
  package var message: String {
    switch self {
    case .invalidFixedLength(let axis, let length):
      "frame received the \(name(axis)) \(length), which no view can have; the \(name(axis)) is ignored. Use a finite length of 0 or more."
    case .invalidBound(let axis, let length):
      "frame received \(length) as a bound for the \(name(axis)); the bound is ignored. Use a length of 0 or more."
    case .contradictoryBounds(let axis):
      "frame received bounds for the \(name(axis)) that are not in ascending order; they were raised. Order them minimum, ideal, maximum."
    }
  }

  /// Returns the name of the dimension along an axis.
  private func name(_ axis: Axis) -> String {
    axis == .horizontal ? "width" : "height"
  }
}
