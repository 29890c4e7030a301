public import Foundation

extension Path {
  /// An element of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath, which closes it.
    case closeSubpath
  }
}

extension Path.Element {
  /// The current point after the element; nil after closing.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  /// Returns the element with all of its points mapped.
  func mapped(_ image: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: image(end))
    case .line(let end): .line(to: image(end))
    case .quadCurve(let end, let control): .quadCurve(to: image(end), control: image(control))
    case .curve(let end, let control1, let control2): .curve(to: image(end), control1: image(control1), control2: image(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
