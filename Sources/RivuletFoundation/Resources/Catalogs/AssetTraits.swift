package import Foundation

/// The traits of the environment, by which a catalog chooses a variant of an image or a colour.
package struct AssetTraits: Hashable, Sendable {
  package var isDark: Bool
  package var hasHighContrast: Bool
  /// True for a phone's appearance, false for a desktop's.
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
