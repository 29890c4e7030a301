public import Foundation

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function that defines an animation's pacing as a Bézier curve with two control points.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [(Float, Float)]

  /// Creates a predefined timing function.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [(0, 0), (0.42, 0), (1, 1), (1, 1)]
      case .easeOut: [(0, 0), (0, 0), (0.58, 1), (1, 1)]
      case .easeInEaseOut: [(0, 0), (0.42, 0), (0.58, 1), (1, 1)]
      case .default: [(0, 0), (0.25, 0.1), (0.25, 1), (1, 1)]
      default: [(0, 0), (0, 0), (1, 1), (1, 1)]
      }
  }

  /// Creates a timing function from two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
  }

  /// Returns one of the curve's four points.
  open func controlPoint(at index: Int) -> (x: Float, y: Float) { points[index] }
}
