package import Foundation

/// The distances between text and neighbours that are not text, as shares of the font size. They fit recordings of plain system fonts (26).
package struct TextDistances: Equatable, Sendable {
  /// The shares of the first font above the text, and of the last font below it.
  package let above: CGFloat
  package let below: CGFloat
}
