public import Foundation
import RivuletGeometry

/// The properties of a drawn image, under their UIKit name.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colour range. All images use sRGB here.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The number of pixels per point.
  open var scale: CGFloat
  /// True for an image on a black background.
  open var opaque = false
  /// The colour range. It has no effect here.
  open var preferredRange = Range.automatic

  public required init() {
    scale = DrawingHost.screenScale
    super.init()
  }
}

/// The destination of a drawn image, under its UIKit name.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the current drawing.
  open var currentImage: UIImage {
    UIImage(PlatformPicture(drawnBy: cgContext, scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1))
  }
}

/// A renderer for images that closures draw, under its UIKit name. It may be used on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer for images of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds, format)
  }

  /// Returns the image that a closure draws.
  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext(recording: format.bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    let destination = UIGraphicsImageRendererContext(context, format)
    ContextStack.current.draw(into: context, pointsDown: true) { actions(destination) }
    return destination.currentImage
  }

  /// Returns the image that a closure draws as a PNG file. The data is empty without a host.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Returns the image that a closure draws as a JPEG file. The data is empty without a host.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
