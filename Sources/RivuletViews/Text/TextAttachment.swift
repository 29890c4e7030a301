import Foundation
import RivuletDrawing

/// An image inside a text.
struct TextAttachment: Equatable {
  /// Holds the image's place in the string.
  static let character = "\u{FFFC}"

  var image: ResolvedImage
  /// Where the character stands, in UTF-8 code units.
  var offset: Int
  /// The colour of the text around it.
  var color: PaintColor
  /// What the text around adds to each advance.
  var kerning: CGFloat

  /// Whether both take the same room.
  func measuresLike(_ other: TextAttachment) -> Bool {
    offset == other.offset && image.size == other.image.size && kerning == other.kerning
  }
}
