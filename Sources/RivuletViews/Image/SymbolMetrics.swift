import Foundation

/// The size of symbols, in units of the font size (our choice: a symbol of medium scale in body text is 20 points high).
enum SymbolMetrics {
  /// The side of the square that a symbol takes.
  static func side(_ scale: Image.Scale) -> CGFloat {
    switch scale {
    case .small: 0.8 * mediumSide
    case .medium: mediumSide
    case .large: 1.28 * mediumSide
    }
  }

  /// The height of capitals, in whose middle a symbol lies.
  static let capHeight: CGFloat = 0.705

  private static let mediumSide: CGFloat = 20.0 / 17.0
}
