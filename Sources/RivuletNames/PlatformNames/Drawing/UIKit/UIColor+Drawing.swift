extension UIColor {
  /// Sets the colour of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills in the current context.
  public func setFill() { ContextStack.current.context?.state.fill = color }

  /// Sets the colour of strokes in the current context.
  public func setStroke() { ContextStack.current.context?.state.stroke = color }
}
