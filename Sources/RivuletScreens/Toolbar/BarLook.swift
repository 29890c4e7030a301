import RivuletCore
import RivuletElements

/// The look that a screen gives one of the bars around it.
struct BarLook {
  /// The visibility of the background.
  var visibility: Visibility?
  /// The style of the background; nil for the material of bars.
  var style: AnyShapeStyle?
  /// The color scheme of the bar; nil for that around it.
  var colorScheme: ColorScheme?

  /// Returns this look with what another one adds to it.
  func completed(by other: BarLook) -> BarLook {
    BarLook(
      visibility: visibility ?? other.visibility, style: style ?? other.style, colorScheme: colorScheme ?? other.colorScheme)
  }
}
