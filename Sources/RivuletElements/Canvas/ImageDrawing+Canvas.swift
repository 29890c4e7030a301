public import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

extension ImageDrawing {
  /// Creates a drawing from a closure that works like a `Canvas` renderer.
  ///
  /// - Parameter isOpaque: A Boolean value that indicates whether to draw the image on black.
  package convenience init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    let size = CGSize(
      width: max(FiniteNumber.length(size.width, of: "Image", "the width"), 0),
      height: max(FiniteNumber.length(size.height, of: "Image", "the height"), 0))
    // Images are drawn only on the main actor.
    nonisolated(unsafe) let drawing = renderer
    self.init(size: size) { environment, services in
      let session = CanvasSession()
      (session.renderer, session.isOpaque, session.environment) = ({ context, _ in drawing(&context) }, isOpaque, environment)
      return session.draw(in: CanvasPlace(services: services, textSystem: TextSystem(services.textMeasurer)), size: size)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Image {
  /// Creates an image of the given size from a closure that works like a `Canvas` renderer. The closure runs each time the image is drawn.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - label: The label for screen readers, which ignore an image without a label.
  ///   - opaque: A Boolean value that indicates whether to draw the image on black.
  ///   - colorMode: The colour mode of the composition. All modes use gamma-encoded sRGB in Rivulet.
  ///   - renderer: A closure that draws into the context.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer), label: label.map { .text($0) } ?? .decorative)
  }
}
