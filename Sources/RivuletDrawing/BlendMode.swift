/// A mode that determines how a view's colours combine with the content beneath it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum BlendMode: Hashable, Sendable {
  /// Draws the view over the background.
  case normal
  /// Multiplies the colours, which darkens the result.
  case multiply
  /// Multiplies the complements of the colours, which lightens the result.
  case screen
  /// Applies `multiply` or `screen`, depending on whether the background is dark or light.
  case overlay
  /// Uses the darker of the two colours.
  case darken
  /// Uses the lighter of the two colours.
  case lighten
  /// Brightens the background according to the view.
  case colorDodge
  /// Darkens the background according to the view.
  case colorBurn
  /// Softly darkens or lightens the background, depending on whether the view is dark or light.
  case softLight
  /// Applies `multiply` or `screen`, depending on whether the view is dark or light.
  case hardLight
  /// Uses the difference between the two colours.
  case difference
  /// Produces an effect similar to `difference` with less contrast.
  case exclusion
  /// Combines the view's hue with the background's saturation and luminance.
  case hue
  /// Combines the view's saturation with the background's hue and luminance.
  case saturation
  /// Combines the view's hue and saturation with the background's luminance.
  case color
  /// Combines the view's luminance with the background's hue and saturation.
  case luminosity
  /// Draws the view over the background, but only where the background is opaque.
  case sourceAtop
  /// Draws the view beneath the background.
  case destinationOver
  /// Keeps the background only where the view is transparent.
  case destinationOut
  /// Adds the colours and darkens the result.
  case plusDarker
  /// Adds the colours.
  case plusLighter
}
