import RivuletCore

/// The text style outside a section header or footer. Views presented from the header or footer use that style.
package struct SectionLabelPlace {
  /// The label's font in its surroundings, or nil for the font of the environment.
  let font: Font?
  package let outerFont: Font?
  package let outerForeground: ForegroundLevels?

  package init(font: Font?, outerFont: Font?, outerForeground: ForegroundLevels?) {
    self.font = font
    self.outerFont = outerFont
    self.outerForeground = outerForeground
  }

  /// Restores the outer text style, unless the app has set another style inside the label.
  func leave(_ environment: inout EnvironmentValues) {
    if let font, environment.font == font { environment.font = outerFont }
    if !environment.isForegroundChosen { environment.foreground = outerForeground }
  }
}
