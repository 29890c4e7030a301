public import Foundation
import RivuletGeometry

/// Returns the current context for UIKit drawing, or nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.context }

/// Makes a context the current one for UIKit drawing.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(.init(context: context, pointsDown: true)) }

/// Restores the context that preceded the most recent push.
public func UIGraphicsPopContext() { ContextStack.current.pop() }

/// Begins an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: True for an image with a black background.
///   - scale: The number of pixels per point; 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext(recording: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

/// Returns the current content of the most recently begun image, or nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = ContextStack.current.context, case .picture(let scale) = context.target else { return nil }
  return UIImage(PlatformPicture(drawnBy: context, scale: scale))
}

/// Ends the most recently begun image.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { ContextStack.current.context?.fill(rect) }

/// Fills a rectangle in the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  ContextStack.current.context?.with(blendMode, alpha: 1) { $0.fill(rect) }
}

/// Strokes a one-point line along a rectangle in the current context, inside its edges.
public func UIRectFrame(_ rect: CGRect) { ContextStack.current.context?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

/// Clips subsequent drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { ContextStack.current.context?.clip(to: rect) }
