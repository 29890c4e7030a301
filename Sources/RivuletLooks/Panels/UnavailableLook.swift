package import Foundation

/// The appearance of the view that stands in for unavailable content, with measurements in points.
package struct UnavailableLook: Sendable {
  /// The spacing between the text and the actions, and their font.
  package let spacing: CGFloat
  package let textFont: LookFont
  /// The spacing between the icon and the title, and the font of the icon.
  package let headingSpacing: CGFloat
  package let iconFont: LookFont
}

extension UnavailableLook {
  package static let phone = UnavailableLook(spacing: 16, textFont: .style(.subheadline), headingSpacing: 12, iconFont: .system(size: 48))
  static let desktop = UnavailableLook(spacing: 12, textFont: .style(.body), headingSpacing: 8, iconFont: .system(size: 36))
}
