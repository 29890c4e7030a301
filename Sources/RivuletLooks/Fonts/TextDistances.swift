package import Foundation

/// The distances between text and neighbours that are not text, as fractions of the font size. They match recordings of plain system fonts
/// (26).
package struct TextDistances: Equatable, Sendable {
  /// The fraction of the first font's size above the text, and of the last font's size below it.
  package let above: CGFloat
  package let below: CGFloat
}
