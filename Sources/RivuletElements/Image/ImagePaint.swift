public import Foundation
import RivuletCore
import RivuletDrawing

/// A style that repeats a part of an image, starting at the corner of the filled bounds.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never

  /// The image.
  public var image: Image
  /// The part of the image, in unit coordinates.
  public var sourceRect: CGRect
  /// The scale of the image, relative to its own size.
  public var scale: CGFloat

  /// Creates a style that repeats a part of an image, or the whole image by default.
  public nonisolated init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let (scale, part) = (FiniteNumber.length(scale, of: "ImagePaint", "the scale"), sourceRect.standardized)
    guard scale > 0, part.width > 0, part.height > 0, part.width.isFinite, part.height.isFinite, part.minX.isFinite, part.minY.isFinite
    else { return }
    nonisolated(unsafe) let environment = shape.environment
    let resolved = MainActor.assumeIsolated { () -> ResolvedImage? in
      guard let services = environment.hostServices else { return nil }
      return image.resolve(in: environment, services: services, font: (environment.font ?? .body).resolve(in: environment))
    }
    guard let resolved, resolved.exists else { return }
    let whole = CGSize(width: resolved.size.width * scale, height: resolved.size.height * scale)
    let rect = CGRect(x: -part.minX * whole.width, y: -part.minY * whole.height, width: whole.width, height: whole.height)
    let color = ForegroundStyle().resolved(in: environment).flatColor
    guard case .image(let item) = resolved.item(in: rect, color: color) else { return }
    shape.fill(
      TilePaint(image: item, tile: CGRect(x: 0, y: 0, width: part.width * whole.width, height: part.height * whole.height)))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that repeats a part of an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
