public import Foundation
public import RivuletGeometry

extension Path {
  /// Returns the transformed path. Rectangles and ellipses that stay upright keep their compact representation.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      switch storage {
      case .empty: return self
      case .rect(let rect): return Path(rect.applying(transform))
      case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
      case .roundedRect(let rect, let size, let style) where style == .circular || transform.a == transform.d:
        return Path(roundedRect: rect.applying(transform), cornerSize: size.applying(transform), style: style)
      default: break
      }
    }
    var list: [Element] = []
    if case .elements(let elements) = storage { list.reserveCapacity(elements.count) }
    visit { element in list.append(element.mapped { $0.applying(transform) }) }
    return Path(elements: list)
  }

  /// Returns the path offset by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
