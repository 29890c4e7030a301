import RivuletCore

/// Draws the label of a control with a ground in a style, unless the app has chosen one, and in a font if none is set around it.
struct GroundedLabelModifier: EnvironmentModifier {
  typealias Body = Never

  let paint: ControlPaint
  /// Nil leaves the font to the text.
  let font: Font?

  func change(_ environment: inout EnvironmentValues) {
    if !environment.isForegroundChosen { environment.setForeground([AnyShapeStyle(paint)]) }
    if let font, environment.font == nil { environment.font = font }
  }
}

/// Draws the label of a control, or what is written in it, paler while the control is disabled (B21.03).
struct DimmedLabelModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if !environment.isEnabled { environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.tertiary)]) }
  }
}

/// Sets the label of a control in the font of its size, whatever font is set around it.
struct BodyFontModifier: EnvironmentModifier {
  typealias Body = Never

  /// Whether it does; the font stays as it is otherwise.
  let isActive: Bool

  func change(_ environment: inout EnvironmentValues) {
    if isActive { environment.font = environment.controlMetrics.labelFont }
  }
}

/// Sets what is edited in a small field of a desktop in the font of its size, unless the app has chosen one.
struct FieldFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if environment.font == nil, environment.idiom == .desktop { environment.font = environment.controlMetrics.labelFont }
  }
}
