public import Foundation
import RivuletCore
import RivuletDrawing
public import RivuletElements
import RivuletGeometry

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ImageRenderer {
  /// Calls a closure with the size of the view and a function that draws the view into a Core Graphics context whose y-axis points up.
  /// The closure is not called if there is no host.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point for parts of the view that are drawn as bitmaps.
  ///   - renderer: The closure to call.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    withDrawing(scale: rasterizationScale) { list, size in
      renderer(size) { context in
        context.saveGState()
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
        context.draw([.transform(context.ctm)] + list.commands + [.end])
        context.restoreGState()
        context.flush()
      }
    }
  }
}
