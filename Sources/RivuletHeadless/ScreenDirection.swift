import Foundation
import RivuletHost

/// A direction on the screen, for finger movements and the location of content.
package enum ScreenDirection: String, Sendable {
  case up, down, left, right

  /// The axis of the direction.
  var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

  /// Returns the offset of a given length in this direction, in points.
  func way(_ distance: CGFloat) -> CGSize {
    switch self {
    case .up: CGSize(width: 0, height: -distance)
    case .down: CGSize(width: 0, height: distance)
    case .left: CGSize(width: -distance, height: 0)
    case .right: CGSize(width: distance, height: 0)
    }
  }
}
