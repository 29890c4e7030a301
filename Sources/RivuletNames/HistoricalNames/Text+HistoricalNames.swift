public import RivuletElements

extension Text {
  /// Returns the text in a colour, or in the colour of its environment if that is nil.
  @available(*, deprecated, renamed: "foregroundColor(_:)")
  public func color(_ color: Color?) -> Text {
    foregroundColor(color)
  }
}
