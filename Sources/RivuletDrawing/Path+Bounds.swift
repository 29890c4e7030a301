public import Foundation
import RivuletGeometry

extension Path {
  /// The smallest rectangle around the drawn outline, without control points. It is null for an empty path.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
    case .elements(let elements): return Path.bounds(elements)
    }
  }

  /// Returns the bounds of a list of elements. An element without a start point continues from the current point.
  private static func bounds(_ elements: [Element]) -> CGRect {
    var box = BoundingBox()
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        box.add(end)
      case .line(let end):
        box.add(end)
      case .quadCurve(let end, let control):
        box.add(Cubic(current, control: control, end))
      case .curve(let end, let control1, let control2):
        box.add(Cubic(current, control1, control2, end))
      case .closeSubpath:
        break
      }
      current = element.end ?? start
    }
    return box.rect
  }
}
