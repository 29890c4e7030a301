import CPango
import Foundation
import RivuletDrawing

/// A converter that turns strings into the glyphs of a line. Use it on one thread at a time, because Pango's objects have no locks.
///
/// Metrics come from the unscaled outlines, without hinting or rounded positions. A Pango unit is 1/1024 point.
final class PangoShaper {
  /// The configuration that provides fonts.
  private let configuration: FontConfiguration
  private var generation: FontGeneration
  /// The lowercase language tag that selects the form of ideographs shared by several languages.
  private let preferredLanguage: String

  /// Creates a shaper that uses these fonts.
  init(_ configuration: FontConfiguration, preferredLanguage: String) {
    self.configuration = configuration
    self.preferredLanguage = preferredLanguage.lowercased().replacing("_", with: "-")
    generation = FontGeneration(configuration)
  }

  /// The maximum number of fonts to keep, which is about as many as an app can show simultaneously.
  static let fontLimit = 256

  /// The number of cached fonts, excluding fallback fonts for other scripts.
  var fontCount: Int { generation.fontCount }

  /// The sorted names of the installed families.
  var fontFamilies: [String] { configuration.families }

  /// True if the fonts must be renewed before others are added.
  var isFull: Bool { generation.fontCount >= PangoShaper.fontLimit }

  /// Releases all fonts. Existing layouts keep their fonts alive, but items outside layouts must be freed first.
  func renewFonts() { generation = FontGeneration(configuration) }

  /// Returns a layout of a single line, which must not be modified. The caller owns the layout.
  func makeLayout(_ text: LineText, _ survey: ScriptSurvey) -> OpaquePointer {
    let layout: OpaquePointer = pango_layout_new(text.isRightToLeft ? generation.rightToLeft : generation.leftToRight)
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    // A NUL character would end the text.
    let string = text.string.utf8.contains(0) ? text.string.replacing("\0", with: "\u{1}") : text.string
    pango_layout_set_text(layout, string, Int32(clamping: string.utf8.count))
    let attributes = attributes(text, survey)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return layout
  }

  /// Itemizes a left-to-right line without shaping it. Returns nil unless the line consists of a single item. The caller owns the item.
  func makeItem(_ text: LineText) -> UnsafeMutablePointer<PangoItem>? {
    let attributes = attributes(text, ScriptSurvey())
    defer { pango_attr_list_unref(attributes) }
    guard let list = pango_itemize(generation.leftToRight, text.string, 0, Int32(clamping: text.string.utf8.count), attributes, nil) else {
      return nil
    }
    defer { g_list_free(list) }
    var items: [UnsafeMutablePointer<PangoItem>] = []
    var node: UnsafeMutablePointer<GList>? = list
    while let current = node {
      if let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) { items.append(item) }
      node = current.pointee.next
    }
    if items.count == 1 { return items[0] }
    for item in items { pango_item_free(item) }
    return nil
  }

  /// Returns the attributes for all spans. The caller owns the list.
  private func attributes(_ text: LineText, _ survey: ScriptSurvey) -> OpaquePointer? {
    let attributes = pango_attr_list_new()
    for (index, span) in text.spans.enumerated() { add(span, index, to: attributes) }
    if survey.dependsOnNeighbours { addContextualForms(text, to: attributes) }
    if let language = survey.ideographicLanguage(preferred: preferredLanguage) {
      pango_attr_list_insert(attributes, pango_attr_language_new(pango_language_from_string(language)))
    }
    return attributes
  }

  /// Enables contextual forms for letters in scripts that require them.
  private func addContextualForms(_ text: LineText, to attributes: OpaquePointer?) {
    for span in text.spans {
      for range in ScriptSurvey.joinedParts(of: text.string, in: span.range) {
        let attribute = pango_attr_font_features_new(PangoShaper.features(span, hasContextualForms: true))
        attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
        attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
        pango_attr_list_change(attributes, attribute)
      }
    }
  }

  /// Returns the OpenType features for a span.
  ///
  /// Text shows its characters unchanged. Contextual alternates would turn "->" into an arrow, and the x in "3x4" into a multiplication
  /// sign.
  private static func features(_ span: LineText.Span, hasContextualForms: Bool = false) -> String {
    var features = [hasContextualForms ? "calt=1" : "calt=0"]
    if span.font.isMonospacedDigit { features.append("tnum=1") }
    if span.kerning != 0 { features += ["liga=0", "clig=0"] }
    return features.joined(separator: ",")
  }

  /// Adds the attributes for a span's glyphs.
  private func add(_ span: LineText.Span, _ index: Int, to attributes: OpaquePointer?) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = UInt32(clamping: span.range.lowerBound)
      attribute?.pointee.end_index = UInt32(clamping: span.range.upperBound)
      // Merges equal adjacent attributes, so that a change of colour does not affect the distance between letters.
      pango_attr_list_change(attributes, attribute)
    }
    insert(pango_attr_font_desc_new(generation.description(span.font)))
    // The colour separates the glyphs of different spans, but allows letters to join across spans. The colour is never drawn.
    insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
    insert(pango_attr_font_features_new(PangoShaper.features(span)))
  }
}
