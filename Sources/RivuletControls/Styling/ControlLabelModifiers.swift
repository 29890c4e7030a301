import RivuletCore
import RivuletElements
import RivuletLooks

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
    environment.isLabelOfButton = true
  }
}

/// A modifier that dims the label or the text of a control while the control is disabled (B21.03).
struct DimmedLabelModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if !environment.isEnabled { environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.tertiary)]) }
  }
}

/// A modifier that sets the label of a control in the font of the control's size if labels have a font of their own, whatever font is
/// set around them.
struct LabelFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    let metrics = environment.controlMetrics
    if metrics.looks.labels.hasOwnFont { environment.font = metrics.labelFont }
  }
}

/// A modifier that sets the label of a button in the font of the button's size, unless the app has chosen a font.
struct ButtonFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if environment.font == nil, let font = environment.controlMetrics.buttonFont { environment.font = font }
  }
}

/// A modifier that can set the text of a field in the font of the field's size, unless the app has chosen a font.
struct FieldFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if environment.font == nil, environment.looks.fields.hasOwnFont { environment.font = environment.controlMetrics.labelFont }
  }
}
