public import Foundation

/// A UIKit-compatible type that represents the properties of a drawing.
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the drawing.
  open internal(set) var bounds = CGRect.zero

  public override required init() {}

  /// Returns the default properties for the screen.
  open class func `default`() -> Self { self.init() }

  /// Returns the default properties for the screen.
  open class func preferred() -> Self { self.init() }
}

/// A UIKit-compatible type that represents the context of a drawing.
open class UIGraphicsRendererContext: NSObject {
  /// The underlying Core Graphics context.
  public let cgContext: CGContext
  /// The properties of the drawing.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.with(blendMode, alpha: 1) { $0.fill(rect) } }

  /// Strokes a one-point line along a rectangle, inside its edges.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Strokes a one-point line along a rectangle with a blend mode, inside its edges.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode, alpha: 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A UIKit-compatible renderer that draws with closures.
open class UIGraphicsRenderer: NSObject {
  /// The properties of the drawing.
  public let format: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    self.format = format
    format.bounds = bounds
  }
}
