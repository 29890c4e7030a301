public import Foundation

/// The properties of a drawing, under their UIKit name.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing.
  open internal(set) var bounds = CGRect.zero

  public override required init() {}

  /// Returns the properties for the screen.
  open class func `default`() -> Self { self.init() }

  /// Returns the properties for the screen.
  open class func preferred() -> Self { self.init() }
}

/// The destination of a drawing, under its UIKit name.
open class UIGraphicsRendererContext: NSObject {
  /// The destination under its Core Graphics name.
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

  /// Strokes the inner edge of a rectangle, one point wide.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Strokes the inner edge of a rectangle with a blend mode, one point wide.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode, alpha: 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that calls closures to draw, under its UIKit name.
open class UIGraphicsRenderer: NSObject {
  /// The properties of the drawing.
  public let format: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    self.format = format
    format.bounds = bounds
  }
}
