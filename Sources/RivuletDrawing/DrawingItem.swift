package import Foundation

/// An item to draw, in the coordinates of its node. Payloads are stored indirectly, so that nodes without an item stay small and passing
/// an item costs only a reference.
package enum DrawingItem: Equatable, Sendable {
  /// The filled interior of a path.
  indirect case fill(Path, Paint, FillStyle)
  /// The stroked outline of a path.
  indirect case stroke(Path, Paint, StrokeStyle)
  /// Laid-out text.
  case text(TextItem)
  /// An image or symbol.
  indirect case image(ImageItem)
  /// A recorded picture. Display lists contain its commands instead.
  case picture(PictureItem)
}

extension DrawingItem {
  /// The nominal bounds of the item; null if it draws nothing.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, _, let style): path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .text(let text): text.bounds
    case .image(let image): image.rect
    case .picture(let picture): picture.bounds
    }
  }

  /// A rectangle that contains every pixel that the item may paint; null if it draws nothing.
  package var paintedBounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, _, let style): path.strokeBounds(style)
    case .text(let text): text.paintedBounds
    case .image(let image): image.rect
    case .picture(let picture): picture.bounds
    }
  }
}

extension Path {
  /// Returns a rectangle that contains the stroke. For rectangles and round shapes, corners extend no further than half the line width.
  package func strokeBounds(_ style: StrokeStyle) -> CGRect {
    let bounds = boundingRect
    if case .elements = storage { return bounds.insetBy(dx: -style.outset, dy: -style.outset) }
    return bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
  }
}

extension DrawingItem {
  /// Returns a crossed box, which represents an unknown symbol or an image that can't be drawn.
  package static func crossedBox(in rect: CGRect, color: PaintColor) -> DrawingItem {
    let width = max(rect.height / 16, 0.5)
    let box = rect.insetBy(dx: rect.width / 8, dy: rect.height / 8)
    var path = Path(roundedRect: box, cornerRadius: box.height / 6)
    path.addLines([CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)])
    path.addLines([CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY)])
    return .stroke(path, .color(color), StrokeStyle(lineWidth: width))
  }
}
