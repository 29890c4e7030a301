import RivuletCore

/// The text style outside a section header or footer. Presentations from there use it.
struct SectionLabelPlace {
  /// The font that the label gets from its place, or nil for the font of the environment.
  let font: Font?
  let outerFont: Font?
  let outerForeground: ForegroundLevels?

  /// Restores the outer text style, unless the app has set another one inside the label.
  func leave(_ environment: inout EnvironmentValues) {
    if let font, environment.font == font { environment.font = outerFont }
    if !environment.isForegroundChosen { environment.foreground = outerForeground }
  }
}
