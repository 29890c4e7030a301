public import Foundation

/// How the outline of a path is drawn.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line in points, half of it on either side of the path.
  public var lineWidth: CGFloat
  /// The shape of ends.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// How many times the line width a pointed corner may be long before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the pattern of dashes the line begins.
  public var dashPhase: CGFloat

  /// A style; without arguments it is an unbroken line of one point.
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
  /// How far the line may reach beyond the path.
  package var outset: CGFloat {
    let half = max(lineWidth, 0) / 2
    let corner = lineJoin == .miter ? max(miterLimit, 1) : 1
    let end: CGFloat = lineCap == .square ? 2.0.squareRoot() : 1
    return half * max(corner, end)
  }
}
