public import RivuletElements

extension Text {
  /// Returns the text in the given colour, or in the environment's colour if it is nil.
  @available(*, deprecated, renamed: "foregroundColor(_:)")
  public func color(_ color: Color?) -> Text {
    foregroundColor(color)
  }
}
