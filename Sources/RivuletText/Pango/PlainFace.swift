import CPango
import Foundation
import RivuletDrawing

/// A font for printable ASCII. All these characters come from one face and one script, so that a line is a single item, known beforehand.
/// The work that Pango does for arbitrary text (fonts, scripts, directions, line breaks) is left out.
final class PlainFace {
  /// The item that describes any such line.
  private let item: UnsafeMutablePointer<PangoItem>

  /// Creates the face for lines of these characters; nil if they need several faces.
  init?(_ sample: LineText, _ shaper: PangoShaper) {
    guard let item = shaper.makeItem(sample) else { return nil }
    self.item = item
    // The sample's attributes have to apply to longer strings, too.
    var node = item.pointee.analysis.extra_attrs
    while let attribute = node {
      attribute.pointee.data?.assumingMemoryBound(to: PangoAttribute.self).pointee.end_index = .max
      node = attribute.pointee.next
    }
  }

  deinit {
    pango_item_free(item)
  }

  /// Returns the sum of the advances of a string, in Pango units; `glyphs` is working memory.
  func width(of string: String, _ glyphs: UnsafeMutablePointer<PangoGlyphString>) -> Int {
    var string = string
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        let count = Int32(clamping: text.count)
        pango_shape_full(text.baseAddress, count, text.baseAddress, count, &item.pointee.analysis, glyphs)
      }
    }
    return (0..<Int(glyphs.pointee.num_glyphs)).reduce(0) { $0 + Int(glyphs.pointee.glyphs[$1].geometry.width) }
  }
}
