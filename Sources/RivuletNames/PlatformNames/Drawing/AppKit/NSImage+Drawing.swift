public import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry

extension NSImage {
  /// Creates an image that a closure draws, in the appearance of the view that shows the image.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: True if the y-axis points down in the closure.
  ///   - drawingHandler: A closure that draws into the current context. If it returns false, the image is empty.
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (CGRect) -> Bool
  ) {
    let (bounds, pointsDown) = (CGRect(origin: .zero, size: size), drawingHandlerShouldBeCalledWithFlippedContext)
    // Images are drawn only on the main actor.
    nonisolated(unsafe) let handler = drawingHandler
    nonisolated(unsafe) let last = DrawnContext()
    self.init(
      PlatformPicture(
        source: .drawing(
          ImageDrawing(size: size) { environment, _ in
            let context = CGContext(
              recording: bounds, scale: environment.displayScale, isOpaque: false, pointsUp: !pointsDown, environment: environment)
            let hasDrawn = ContextStack.current.draw(into: context, pointsDown: pointsDown) { handler(bounds) }
            // The context retains the image files.
            last.context = context
            return PictureItem(commands: hasDrawn ? context.rootLayer.commands : [], bounds: bounds)
          })))
  }

  /// Makes the image the current context for AppKit drawing, with the y-axis pointing up. Drawing is added to the existing content.
  public func lockFocus() { lockFocusFlipped(false) }

  /// Makes the image the current context for AppKit drawing. Drawing is added to the existing content.
  ///
  /// - Parameter flipped: True if the y-axis points down.
  public func lockFocusFlipped(_ flipped: Bool) {
    let bounds = CGRect(origin: .zero, size: size)
    let context = CGContext(recording: bounds, scale: DrawingHost.screenScale, isOpaque: false, pointsUp: !flipped)
    if isValid { context.draw(picture, in: bounds, pointsDown: flipped) }
    ContextStack.current.push(.init(context: context, pointsDown: flipped))
  }

  /// Ends drawing into the image.
  public func unlockFocus() {
    guard let context = ContextStack.current.pop()?.context, case .picture(let scale) = context.target else { return }
    picture = PlatformPicture(drawnBy: context, scale: scale)
  }

  /// Draws the image upright in the current context, stretched to fill a rectangle.
  public func draw(in rect: CGRect) {
    draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1, respectFlipped: true, hints: nil)
  }

  /// Draws part of the image in the current context, at a point.
  ///
  /// - Parameters:
  ///   - point: The position of the lower left corner.
  ///   - fromRect: The part of the image, with the y-axis pointing up; zero for the entire image.
  ///   - op: The compositing operation.
  ///   - delta: The opacity.
  public func draw(at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {
    draw(in: CGRect(origin: point, size: fromRect == .zero ? size : fromRect.size), from: fromRect, operation: op, fraction: delta)
  }

  /// Draws part of the image in the current context, stretched to fill a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to fill.
  ///   - fromRect: The part of the image, with the y-axis pointing up; zero for the entire image.
  ///   - op: The compositing operation.
  ///   - delta: The opacity.
  public func draw(in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {
    draw(in: rect, from: fromRect, operation: op, fraction: delta, respectFlipped: false, hints: nil)
  }

  /// Draws part of the image in the current context, stretched to fill a rectangle. The hints have no effect.
  ///
  /// - Parameters:
  ///   - dstSpacePortionRect: The rectangle to fill.
  ///   - srcSpacePortionRect: The part of the image, with the y-axis pointing up; zero for the entire image.
  ///   - op: The compositing operation.
  ///   - requestedAlpha: The opacity.
  ///   - respectContextIsFlipped: True to draw the image upright if the y-axis points down.
  ///   - hints: This parameter has no effect.
  public func draw(
    in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat,
    respectFlipped respectContextIsFlipped: Bool, hints: [AnyHashable: Any]?
  ) {
    guard let entry = ContextStack.current.top else { return }
    let (target, source) = (dstSpacePortionRect, srcSpacePortionRect == .zero ? CGRect(origin: .zero, size: size) : srcSpacePortionRect)
    let pointsDown = entry.pointsDown && respectContextIsFlipped
    guard source.width > 0, source.height > 0 else { return }
    let (across, up) = (target.width / source.width, target.height / source.height)
    let bottom = pointsDown ? size.height - source.maxY : source.minY
    let whole = CGRect(
      x: target.minX - source.minX * across, y: target.minY - bottom * up, width: size.width * across, height: size.height * up)
    entry.context.with(op.blendMode, alpha: requestedAlpha) { context in
      if whole != target { context.clip(to: target) }
      context.draw(picture, in: whole, pointsDown: pointsDown)
    }
  }
}

/// A reference to the context of the most recent drawing.
private final class DrawnContext {
  var context: CGContext?
}
