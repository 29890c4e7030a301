import RivuletCore

/// A modifier for the label of a control with a background. It sets a foreground unless the app has chosen one, and a font unless
/// one is set.
struct GroundedLabelModifier: EnvironmentModifier {
  typealias Body = Never

  let paint: ControlPaint
  /// The font to set; nil for the text's own font.
  let font: Font?

  func change(_ environment: inout EnvironmentValues) {
    if !environment.isForegroundChosen { environment.setForeground([AnyShapeStyle(paint)]) }
    if let font, environment.font == nil { environment.font = font }
  }
}

/// A modifier that dims the label or the text of a control while the control is disabled (B21.03).
struct DimmedLabelModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if !environment.isEnabled { environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.tertiary)]) }
  }
}

/// A modifier that sets the label of a control in the font of the control's size, even if another font is set.
struct BodyFontModifier: EnvironmentModifier {
  typealias Body = Never

  /// True to set the font.
  let isActive: Bool

  func change(_ environment: inout EnvironmentValues) {
    if isActive { environment.font = environment.controlMetrics.labelFont }
  }
}

/// A modifier that sets the label of a button in the font of the button's size, unless the app has chosen a font.
struct ButtonFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if environment.font == nil, let font = environment.controlMetrics.buttonFont { environment.font = font }
  }
}

/// A modifier that sets the text of a small field on a desktop in the font of the field's size, unless the app has chosen a font.
struct FieldFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if environment.font == nil, environment.idiom == .desktop { environment.font = environment.controlMetrics.labelFont }
  }
}
