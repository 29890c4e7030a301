public import Foundation
import RivuletGeometry

/// A UIKit-compatible type that represents the properties of an image to draw.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colour range. On Linux, all images use sRGB.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The number of pixels per point.
  open var scale: CGFloat
  /// True for an image with a black background.
  open var opaque = false
  /// The preferred colour range. It has no effect on Linux.
  open var preferredRange = Range.automatic

  public required init() {
    scale = DrawingHost.screenScale
    super.init()
  }
}

/// A UIKit-compatible type that represents the context of an image to draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the current content.
  open var currentImage: UIImage {
    UIImage(PlatformPicture(drawnBy: cgContext, scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1))
  }
}

/// A UIKit-compatible renderer that creates images with closures. It may be used on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of the given size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer for images of the given size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images with the given bounds, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer for images with the given bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds, format)
  }

  /// Returns an image drawn by a closure.
  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext(recording: format.bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    let destination = UIGraphicsImageRendererContext(context, format)
    ContextStack.current.draw(into: context, pointsDown: true) { actions(destination) }
    return destination.currentImage
  }

  /// Returns a PNG image drawn by a closure. The data is empty if there is no host.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Returns a JPEG image drawn by a closure. The data is empty if there is no host.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
