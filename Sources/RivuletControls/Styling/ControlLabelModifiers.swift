import RivuletCore
import RivuletElements
import RivuletLooks

/// A modifier for the label of a control with a background. It sets the foreground if the app has not chosen one, and the font if none is
/// set.
struct FilledButtonLabelModifier: EnvironmentModifier {
  typealias Body = Never

  let paint: ControlPaint
  /// The font to set; nil to keep the text's own font.
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

/// A modifier that sets the font for the control's size in the control's label, if the looks define one. It overrides the inherited font.
struct LabelFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    let metrics = environment.controlMetrics
    if metrics.looks.labels.hasOwnFont { environment.font = metrics.labelFont }
  }
}

/// A modifier that sets the font for the button's size in the button's label, unless the app has chosen a font.
struct ButtonFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if environment.font == nil, let font = environment.controlMetrics.buttonFont { environment.font = font }
  }
}

/// A modifier that sets the font for the field's size in the field's text, if the looks define one and the app has not chosen a font.
struct FieldFontModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    if environment.font == nil, environment.looks.fields.hasOwnFont { environment.font = environment.controlMetrics.labelFont }
  }
}
