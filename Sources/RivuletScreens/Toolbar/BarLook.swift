import RivuletCore
import RivuletElements

/// The look that a screen gives to one of the bars around it.
struct BarLook {
  /// The visibility of the background.
  var visibility: Visibility?
  /// The style of the background; nil for the bar material.
  var style: AnyShapeStyle?
  /// The color scheme of the bar; nil for the surrounding one.
  var colorScheme: ColorScheme?

  /// Returns this look, with missing settings taken from another one.
  func completed(by other: BarLook) -> BarLook {
    BarLook(
      visibility: visibility ?? other.visibility, style: style ?? other.style, colorScheme: colorScheme ?? other.colorScheme)
  }
}
