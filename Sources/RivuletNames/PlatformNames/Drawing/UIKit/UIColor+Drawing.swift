extension UIColor {
  /// Sets the fill and stroke colours of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() { ContextStack.current.context?.state.fill = color }

  /// Sets the stroke colour of the current context.
  public func setStroke() { ContextStack.current.context?.state.stroke = color }
}
