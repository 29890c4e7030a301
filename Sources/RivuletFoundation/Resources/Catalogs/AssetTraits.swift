package import Foundation

/// The environment traits that determine the variant of an image or colour.
package struct AssetTraits: Hashable, Sendable {
  package var isDark: Bool
  package var hasHighContrast: Bool
  /// True for a phone's appearance, and false for a desktop's.
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
