import CPango
import Foundation
import RivuletDrawing

/// A font as far as printable ASCII needs it: all of that comes from one face of one script, so that a line of it is one item, known
/// beforehand. What Pango finds out about any text (fonts, scripts, directions, places to break) is left out.
final class PlainFace {
  /// What is known of any such line.
  private let item: UnsafeMutablePointer<PangoItem>

  /// The face for lines of these characters; nil if they are of several.
  init?(_ sample: LineText, _ shaper: PangoShaper) {
    guard let item = shaper.makeItem(sample) else { return nil }
    self.item = item
    // What the sample's attributes say goes for strings that are longer, too.
    var node = item.pointee.analysis.extra_attrs
    while let attribute = node {
      attribute.pointee.data?.assumingMemoryBound(to: PangoAttribute.self).pointee.end_index = .max
      node = attribute.pointee.next
    }
  }

  deinit {
    pango_item_free(item)
  }

  /// The sum of the advances of a string, in Pango units; `glyphs` is working memory.
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
