/// A mode for combining the colours of a view with the content beneath it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum BlendMode: Hashable, Sendable {
  /// The view covers the content beneath.
  case normal
  /// The products of the colours, which are darker.
  case multiply
  /// The products of the complements, which are lighter.
  case screen
  /// `multiply` or `screen`, depending on whether the background is dark or light.
  case overlay
  /// The darker of the two colours.
  case darken
  /// The lighter of the two colours.
  case lighten
  /// The background, brightened by the view.
  case colorDodge
  /// The background, darkened by the view.
  case colorBurn
  /// A soft `darken` or `lighten`, depending on whether the view is dark or light.
  case softLight
  /// `multiply` or `screen`, depending on whether the view is dark or light.
  case hardLight
  /// The difference between the two colours.
  case difference
  /// A `difference` with less contrast.
  case exclusion
  /// The view's hue with the background's saturation and luminance.
  case hue
  /// The view's saturation with the background's hue and luminance.
  case saturation
  /// The view's hue and saturation with the background's luminance.
  case color
  /// The view's luminance with the background's hue and saturation.
  case luminosity
  /// The view on top of the background, only where there is a background.
  case sourceAtop
  /// The view beneath the background.
  case destinationOver
  /// The background where there is no view.
  case destinationOut
  /// The sums of the colours, darkened.
  case plusDarker
  /// The sums of the colours.
  case plusLighter
}
