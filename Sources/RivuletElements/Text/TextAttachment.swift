import Foundation
import RivuletDrawing

/// An image inside text.
struct TextAttachment: Equatable {
  /// The character that represents the image in the string.
  static let character = "\u{FFFC}"

  var image: ResolvedImage
  /// The position of the character, in UTF-8 code units.
  var offset: Int
  /// The colour of the surrounding text.
  var color: PaintColor
  /// The space that the surrounding text adds to each advance.
  var kerning: CGFloat

  /// Returns true if both attachments have the same effect on measurement.
  func hasSameMeasurements(_ other: TextAttachment) -> Bool {
    offset == other.offset && image.size == other.image.size && kerning == other.kerning
  }
}
