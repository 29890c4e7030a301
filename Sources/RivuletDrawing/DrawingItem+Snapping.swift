package import Foundation
import RivuletGeometry

extension DrawingItem {
  /// Returns the item moved to `origin` and snapped to whole pixels, and the offset that remains to be applied.
  ///
  /// For rectangles, rounded rectangles and ellipses, each edge is snapped, or the outer edges of the stroke. Images are snapped by their
  /// rectangle, and text by its origin (B9.23). Other paths are not snapped.
  func snapped(at origin: CGPoint, to grid: PixelGrid) -> (item: DrawingItem, rest: CGPoint) {
    switch self {
    case .fill(let path, let paint, let style):
      guard let frame = path.frame else { return (self, origin) }
      let snapped = grid.snap(frame.offsetBy(dx: origin.x, dy: origin.y))
      return (.fill(path.reframed(snapped), paint.offsetBy(dx: origin.x, dy: origin.y), style), .zero)
    case .stroke(let path, let paint, let style):
      guard let frame = path.frame else { return (self, origin) }
      let half = style.lineWidth / 2
      let outer = grid.snap(frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -half, dy: -half))
      guard outer.width >= style.lineWidth, outer.height >= style.lineWidth else { return (self, origin) }
      let inner = outer.insetBy(dx: half, dy: half)
      return (.stroke(path.reframed(inner), paint.offsetBy(dx: origin.x, dy: origin.y), style), .zero)
    case .text:
      return (self, grid.snap(origin))
    case .image(var image):
      image.rect = grid.snap(image.rect.offsetBy(dx: origin.x, dy: origin.y))
      return (.image(image), .zero)
    case .picture: return (self, origin)
    }
  }
}

extension Path {
  /// The rectangle of a rectangular, rounded or elliptical path; nil for other paths.
  package var frame: CGRect? {
    switch storage {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect
    case .empty, .elements: nil
    }
  }

  /// Returns this shape in another rectangle. Other paths are returned unchanged.
  func reframed(_ rect: CGRect) -> Path {
    switch storage {
    case .rect: Path(rect)
    case .ellipse: Path(ellipseIn: rect)
    case .roundedRect(_, let size, let style): Path(roundedRect: rect, cornerSize: size, style: style)
    case .empty, .elements: self
    }
  }
}
