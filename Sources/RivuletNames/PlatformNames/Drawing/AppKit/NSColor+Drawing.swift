public import Foundation

extension NSColor {
  /// Sets the colour of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills in the current context.
  public func setFill() { ContextStack.current.context?.state.fill = color }

  /// Sets the colour of strokes in the current context.
  public func setStroke() { ContextStack.current.context?.state.stroke = color }

  /// Fills a rectangle of the current context with the colour.
  public func drawSwatch(in rect: CGRect) {
    let context = ContextStack.current.context
    context?.saveGState()
    setFill()
    context?.fill(rect)
    context?.restoreGState()
  }
}
