import CPango
import Foundation
import RivuletDrawing

/// A font for printable ASCII characters. All of them come from one face and one script, so that each line is a single item known in
/// advance.
///
/// The face skips the analysis that Pango performs for arbitrary text (fonts, scripts, directions, line breaks), and shapes each word
/// only once.
final class PlainFace {
  /// The glyphs of a word.
  private struct Word {
    var glyphs: [PangoGlyphInfo] = []
    /// The offset in the word of each glyph's character, in bytes.
    var clusters: [Int32] = []
    /// The sum of the advances, in Pango units.
    var width = 0
  }

  /// The item that describes every line in this face.
  private let item: UnsafeMutablePointer<PangoItem>
  /// The glyph of a space; nil if spaces affect the shapes of adjacent characters.
  private var space: Word?
  private var words = BoundedCache<TextBytes, Word>(capacity: 2048)
  /// Scratch memory that is reused for each word.
  private let scratch: UnsafeMutablePointer<PangoGlyphString>

  /// Creates the face for lines of the sample's characters; nil if they require several faces.
  init?(_ sample: LineText, _ shaper: PangoShaper) {
    guard let item = shaper.makeItem(sample) else { return nil }
    self.item = item
    scratch = pango_glyph_string_new()
    // The sample's attributes must also apply to longer strings.
    var node = item.pointee.analysis.extra_attrs
    while let attribute = node {
      attribute.pointee.data?.assumingMemoryBound(to: PangoAttribute.self).pointee.end_index = .max
      node = attribute.pointee.next
    }
    if keepsAdvances(amongSpaces: sample.string) { space = shape(" ") }
  }

  deinit {
    pango_glyph_string_free(scratch)
    pango_item_free(item)
  }

  /// Returns the sum of the advances of a string, in Pango units.
  func width(of string: String) -> Int {
    var width = 0
    forEachWord(of: string) { word, _ in width += word.width }
    return width
  }

  /// Returns the glyphs of a string in Pango's structures.
  func glyphs(of string: String) -> PlainGlyphs {
    let made = PlainGlyphs(item, string)
    let glyphs = made.item.pointee.glyphs!
    forEachWord(of: string) { word, offset in
      let start = glyphs.pointee.num_glyphs
      pango_glyph_string_set_size(glyphs, start + Int32(word.glyphs.count))
      for index in word.glyphs.indices {
        glyphs.pointee.glyphs[Int(start) + index] = word.glyphs[index]
        glyphs.pointee.log_clusters[Int(start) + index] = Int32(offset) + word.clusters[index]
      }
    }
    return made
  }

  /// Calls a closure with each word and each space of a string, and its offset in bytes.
  private func forEachWord(of string: String, _ act: (Word, Int) -> Void) {
    guard let space else { return act(word(TextBytes(string)), 0) }
    let bytes = string.utf8
    var start = bytes.startIndex, offset = 0
    while start < bytes.endIndex {
      if bytes[start] == UInt8(ascii: " ") {
        act(space, offset)
        start = bytes.index(after: start)
        offset += 1
        continue
      }
      var end = start, length = 0
      while end < bytes.endIndex, bytes[end] != UInt8(ascii: " ") {
        end = bytes.index(after: end)
        length += 1
      }
      act(word(TextBytes(String(string[start..<end]))), offset)
      (start, offset) = (end, offset + length)
    }
  }

  private func word(_ text: TextBytes) -> Word {
    if let known = words.value(for: text) { return known }
    let made = shape(text.string)
    words.insert(made, for: text)
    return made
  }

  private func shape(_ string: String) -> Word {
    var string = string
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        let count = Int32(clamping: text.count)
        pango_shape_full(text.baseAddress, count, text.baseAddress, count, &item.pointee.analysis, scratch)
      }
    }
    var word = Word()
    for index in 0..<Int(scratch.pointee.num_glyphs) {
      word.glyphs.append(scratch.pointee.glyphs[index])
      word.clusters.append(scratch.pointee.log_clusters[index])
      word.width += Int(scratch.pointee.glyphs[index].geometry.width)
    }
    return word
  }

  /// Returns true if all characters keep their own advances between spaces. Some typefaces adjust the distance to a space.
  private func keepsAdvances(amongSpaces characters: String) -> Bool {
    let alone = shape(characters.unicodeScalars.map(String.init).joined(separator: " "))
    return alone.glyphs.count == 2 * characters.unicodeScalars.count - 1
      && alone.glyphs.allSatisfy {
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(item.pointee.analysis.font, $0.glyph, nil, &logical)
        return abs(logical.width - $0.geometry.width) <= 1 && $0.geometry.x_offset == 0
      }
  }
}

/// The glyphs of a line of printable ASCII characters, in Pango's structures.
final class PlainGlyphs {
  let item: UnsafeMutablePointer<PangoGlyphItem>
  /// The NUL-terminated string.
  let text: UnsafeMutablePointer<CChar>

  /// Creates a line without glyphs from the item that describes it.
  init(_ item: UnsafeMutablePointer<PangoItem>, _ string: String) {
    text = strdup(string)
    self.item = .allocate(capacity: 1)
    let copy: UnsafeMutablePointer<PangoItem> = pango_item_copy(item)
    let count = Int32(clamping: string.utf8.count)
    (copy.pointee.offset, copy.pointee.length, copy.pointee.num_chars) = (0, count, count)
    self.item.initialize(to: PangoGlyphItem())
    self.item.pointee.item = copy
    self.item.pointee.glyphs = pango_glyph_string_new()
  }

  deinit {
    pango_glyph_string_free(item.pointee.glyphs)
    pango_item_free(item.pointee.item)
    item.deallocate()
    free(text)
  }
}
