public import Foundation
import RivuletGeometry

/// Returns the context that UIKit's drawing names draw into, or nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.context }

/// Makes a context the one that UIKit's drawing names draw into.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(.init(context: context, pointsDown: true)) }

/// Restores the context that was current before the last push.
public func UIGraphicsPopContext() { ContextStack.current.pop() }

/// Starts an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Starts an image.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: True for an image on a black background.
///   - scale: The number of pixels per point, or 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext(recording: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

/// Returns the current drawing of the most recently started image, or nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = ContextStack.current.context, case .picture(let scale) = context.target else { return nil }
  return UIImage(PlatformPicture(drawnBy: context, scale: scale))
}

/// Ends the most recently started image.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { ContextStack.current.context?.fill(rect) }

/// Fills a rectangle of the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  ContextStack.current.context?.with(blendMode, alpha: 1) { $0.fill(rect) }
}

/// Strokes the inner edge of a rectangle of the current context, one point wide.
public func UIRectFrame(_ rect: CGRect) { ContextStack.current.context?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { ContextStack.current.context?.clip(to: rect) }
