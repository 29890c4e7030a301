/// How the colours of a view are combined with what lies beneath it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is beneath.
  case normal
  /// Products: darker.
  case multiply
  /// Products of the complements: lighter.
  case screen
  /// `multiply` or `screen`, as the ground is dark or light.
  case overlay
  /// The darker of the two.
  case darken
  /// The lighter of the two.
  case lighten
  /// Brightens the ground.
  case colorDodge
  /// Darkens the ground.
  case colorBurn
  /// `darken` or `lighten` softly, as the view is dark or light.
  case softLight
  /// `multiply` or `screen`, as the view is dark or light.
  case hardLight
  /// The distance between the two.
  case difference
  /// Like `difference` with less contrast.
  case exclusion
  /// The view's hue on the ground's saturation and luminance.
  case hue
  /// The view's saturation on the ground's hue and luminance.
  case saturation
  /// The view's hue and saturation on the ground's luminance.
  case color
  /// The view's luminance on the ground's hue and saturation.
  case luminosity
  /// The view where there is ground, and the ground.
  case sourceAtop
  /// The view beneath the ground.
  case destinationOver
  /// The ground where the view is not.
  case destinationOut
  /// Sums, darkened.
  case plusDarker
  /// Sums.
  case plusLighter
}
