package import Foundation

/// The distances between text and neighbours other than text, as fractions of the font size. They match recordings of plain system fonts
/// (26).
package struct TextDistances: Equatable, Sendable {
  /// The distance above the text relative to the first font's size, and the distance below the text relative to the last font's size.
  package let above: CGFloat
  package let below: CGFloat
}
