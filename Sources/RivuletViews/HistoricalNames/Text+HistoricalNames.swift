extension Text {
  /// The text in a colour; nil for that of its surroundings.
  @available(*, deprecated, renamed: "foregroundColor(_:)")
  public func color(_ color: Color?) -> Text {
    foregroundColor(color)
  }
}
