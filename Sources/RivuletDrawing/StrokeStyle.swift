public import Foundation

/// The characteristics of a stroke.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points, which is centred on the path.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a mitered corner, in multiples of the line width. A longer corner is cut off.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a style. By default, the line is solid and one point wide.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle {
  /// The maximum distance between the path and the edge of its stroke.
  package var outset: CGFloat {
    let half = max(lineWidth, 0) / 2
    let corner = lineJoin == .miter ? max(miterLimit, 1) : 1
    let end: CGFloat = lineCap == .square ? 2.0.squareRoot() : 1
    return half * max(corner, end)
  }
}
