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

/// A modifier that dims a control's label or text while the control is disabled (B21.03).
struct DimmedLabelModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if !environment.isEnabled { environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.tertiary)]) }
  }
}

/// A modifier that uses the font for the control's size in the control's label, whatever font is set around it, if the looks define such a
/// font.
struct LabelFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    let metrics = environment.controlMetrics
    if metrics.looks.labels.hasOwnFont { environment.font = metrics.labelFont }
  }
}

/// A modifier that uses the font for the button's size in the button's label, unless the app has chosen a font.
struct ButtonFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if environment.font == nil, let font = environment.controlMetrics.buttonFont { environment.font = font }
  }
}

/// A modifier that can use the font for the field's size in the field's text, unless the app has chosen a font.
struct FieldFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if environment.font == nil, environment.looks.fields.hasOwnFont { environment.font = environment.controlMetrics.labelFont }
  }
}
