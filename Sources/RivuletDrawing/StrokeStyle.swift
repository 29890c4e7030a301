public import Foundation

/// The properties of a stroke along a path.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points, half of it on either side of the path.
  public var lineWidth: CGFloat
  /// The shape of the ends of the line.
  public var lineCap: CGLineCap
  /// The shape of the corners of the line.
  public var lineJoin: CGLineJoin
  /// The maximum length of a pointed corner, in multiples of the line width. A longer corner is cut off.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points. They are empty for an unbroken line.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a style, by default an unbroken line one point wide.
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
  /// The maximum distance between the path and its stroke.
  package var outset: CGFloat {
    let half = max(lineWidth, 0) / 2
    let corner = lineJoin == .miter ? max(miterLimit, 1) : 1
    let end: CGFloat = lineCap == .square ? 2.0.squareRoot() : 1
    return half * max(corner, end)
  }
}
