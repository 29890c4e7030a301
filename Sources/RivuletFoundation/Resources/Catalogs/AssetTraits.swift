package import Foundation

/// What the surroundings of a picture or a colour are, by which a catalog chooses one of its variants.
package struct AssetTraits: Hashable, Sendable {
  package var isDark: Bool
  package var hasHighContrast: Bool
  /// Whether the looks are those of a phone, or those of a desktop.
  package var isPhone: Bool
  /// Pixels for each point.
  package var scale: CGFloat

  package init(isDark: Bool = false, hasHighContrast: Bool = false, isPhone: Bool = true, scale: CGFloat = 1) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.isPhone = isPhone
    self.scale = scale
  }
}
