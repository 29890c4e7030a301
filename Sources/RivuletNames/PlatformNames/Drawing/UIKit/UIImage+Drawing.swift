public import Foundation
import RivuletGeometry

extension UIImage {
  /// Draws the image in the current context. The point is the image's top left corner.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context with a blend mode and an opacity. The point is the image's top left corner.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, stretched to fill a rectangle.
  public func draw(in rect: CGRect) { ContextStack.current.context?.draw(picture, in: rect, pointsDown: true) }

  /// Draws the image in the current context with a blend mode and an opacity, stretched to fill a rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    ContextStack.current.context?.with(blendMode, alpha: alpha) { $0.draw(picture, in: rect, pointsDown: true) }
  }
}
