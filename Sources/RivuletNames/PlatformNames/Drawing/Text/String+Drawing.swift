public import Foundation
import RivuletScreens

extension StringProtocol {
  private func drawn(_ attributes: [NSAttributedString.Key: Any]?) -> DrawnString { DrawnString(String(self), attributes) }

  /// Returns the size of the text when it is drawn with attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { drawn(attrs).size() }

  /// Draws the text with attributes in the current context. The point is the text's top left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { drawn(attrs).draw(at: point) }

  /// Draws the text with attributes in a rectangle in the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { drawn(attrs).draw(in: rect) }

  /// Draws the text with attributes in a rectangle in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    drawn(attributes).draw(with: rect, options)
  }

  /// Returns the bounds of the text when it is drawn with attributes in an area.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    drawn(attributes).bounds(in: size, options)
  }
}

extension NSString {
  /// Returns the size of the text when it is drawn with attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { description.size(withAttributes: attrs) }

  /// Draws the text with attributes in the current context. The point is the text's top left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text with attributes in a rectangle in the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text with attributes in a rectangle in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    description.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the bounds of the text when it is drawn with attributes in an area.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// Returns the size of the text.
  public func size() -> CGSize { DrawnString(self).size() }

  /// Draws the text in the current context. The point is the text's top left corner.
  public func draw(at point: CGPoint) { DrawnString(self).draw(at: point) }

  /// Draws the text in a rectangle in the current context.
  public func draw(in rect: CGRect) { DrawnString(self).draw(in: rect) }

  /// Draws the text in a rectangle in the current context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    DrawnString(self).draw(with: rect, options)
  }

  /// Returns the bounds of the text when it is drawn in an area.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    DrawnString(self).bounds(in: size, options)
  }
}

extension DrawnString {
  fileprivate func draw(with rect: CGRect, _ options: NSStringDrawingOptions) {
    if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
  }

  fileprivate func bounds(in area: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    CGRect(origin: .zero, size: options.contains(.usesLineFragmentOrigin) ? size(in: area) : size())
  }
}
