package import Foundation

/// The size of symbols, in units of the font size (our choice: a medium-scale symbol in body text is 20 points high).
package enum SymbolMetrics {
  /// Returns the side length of a symbol's square.
  static func side(_ scale: Image.Scale) -> CGFloat {
    switch scale {
    case .small: 0.8 * mediumSide
    case .medium: mediumSide
    case .large: 1.28 * mediumSide
    }
  }

  /// The height of capital letters, on which symbols are centred.
  package static let capHeight: CGFloat = 0.705

  private static let mediumSide: CGFloat = 20.0 / 17.0
}
