package import Foundation

/// Something that is drawn, in the coordinates of its node. It lies apart, so that nodes without any stay small and handing it on costs one
/// reference.
package enum DrawingItem: Equatable, Sendable {
  /// The inside of a path.
  indirect case fill(Path, Paint, FillStyle)
  /// The outline of a path.
  indirect case stroke(Path, Paint, StrokeStyle)
  /// Laid-out text.
  case text(TextItem)
  /// An image or a symbol.
  indirect case image(ImageItem)
  /// A picture that was drawn as a whole. Display lists have its commands in its place.
  case picture(PictureItem)
}

extension DrawingItem {
  /// The rectangle that the item is meant to occupy; null if it draws nothing.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, _, let style): path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .text(let text): text.bounds
    case .image(let image): image.rect
    case .picture(let picture): picture.bounds
    }
  }

  /// A rectangle that contains every pixel that may be touched; null if it draws nothing.
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
  /// A rectangle around the stroke; the corners of a rectangle or a round shape reach no further than half the line width.
  package func strokeBounds(_ style: StrokeStyle) -> CGRect {
    let bounds = boundingRect
    if case .elements = storage { return bounds.insetBy(dx: -style.outset, dy: -style.outset) }
    return bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
  }
}
