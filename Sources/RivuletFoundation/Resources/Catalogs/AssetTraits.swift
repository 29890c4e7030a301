package import Foundation

/// The traits of the surroundings, by which a catalog chooses a variant of a picture or a colour.
package struct AssetTraits: Hashable, Sendable {
  package var isDark: Bool
  package var hasHighContrast: Bool
  /// True for the looks of a phone, false for those of a desktop.
  package var isPhone: Bool
  /// The number of pixels per point.
  package var scale: CGFloat

  package init(isDark: Bool = false, hasHighContrast: Bool = false, isPhone: Bool = true, scale: CGFloat = 1) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.isPhone = isPhone
    self.scale = scale
  }
}
