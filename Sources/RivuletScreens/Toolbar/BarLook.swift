import RivuletCore
import RivuletElements

/// The appearance of one of the bars around a screen.
struct BarLook {
  /// The visibility of the background.
  var visibility: Visibility?
  /// The style of the background; nil for the default bar material.
  var style: AnyShapeStyle?
  /// The colour scheme of the bar; nil for the inherited colour scheme.
  var colorScheme: ColorScheme?

  /// Returns this look, with missing settings filled in from another look.
  func completed(by other: BarLook) -> BarLook {
    BarLook(
      visibility: visibility ?? other.visibility, style: style ?? other.style, colorScheme: colorScheme ?? other.colorScheme)
  }
}
