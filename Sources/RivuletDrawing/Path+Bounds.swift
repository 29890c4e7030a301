public import Foundation
import RivuletGeometry

extension Path {
  /// The smallest rectangle that contains the drawn outline, disregarding control points; null if the path is empty.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
    case .elements(let elements): return Path.bounds(elements)
    }
  }

  /// Returns the bounds of elements. An element that has no start point continues from the current point.
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
