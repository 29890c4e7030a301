import Foundation
import RivuletHost

/// A direction on the screen, in which fingers move and content lies.
package enum ScreenDirection: String, Sendable {
  case up, down, left, right

  /// The axis along which it goes.
  var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

  /// A way of so many points.
  func way(_ distance: CGFloat) -> CGSize {
    switch self {
    case .up: CGSize(width: 0, height: -distance)
    case .down: CGSize(width: 0, height: distance)
    case .left: CGSize(width: -distance, height: 0)
    case .right: CGSize(width: distance, height: 0)
    }
  }
}
