public import Foundation

extension NSColor {
  /// Sets the fill and stroke colours of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() { ContextStack.current.context?.state.fill = color }

  /// Sets the stroke colour of the current context.
  public func setStroke() { ContextStack.current.context?.state.stroke = color }

  /// Fills a rectangle in the current context with the colour.
  public func drawSwatch(in rect: CGRect) {
    let context = ContextStack.current.context
    context?.saveGState()
    setFill()
    context?.fill(rect)
    context?.restoreGState()
  }
}
