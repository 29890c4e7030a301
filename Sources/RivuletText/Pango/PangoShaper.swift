import CPango
import Foundation
import RivuletDrawing

/// A converter from strings to glyphs on one line. Don't share it between threads, because Pango's objects have no locks.
///
/// Metrics come from the unscaled outlines, without hinting or rounded positions. A Pango unit is 1/1024 point.
final class PangoShaper {
  /// The source of fonts.
  private let configuration: FontConfiguration
  private var generation: FontGeneration
  /// A language tag in lower case, for ideographs that could belong to several languages.
  private let preferredLanguage: String

  /// Creates a shaper that uses these fonts.
  init(_ configuration: FontConfiguration, preferredLanguage: String) {
    self.configuration = configuration
    self.preferredLanguage = preferredLanguage.lowercased().replacing("_", with: "-")
    generation = FontGeneration(configuration)
  }

  /// The maximum number of fonts kept, which is as many as an app could show simultaneously.
  static let fontLimit = 256

  /// The number of fonts kept, without the fonts that replace them in other scripts.
  var fontCount: Int { generation.fontCount }

  /// The names of the installed families, sorted.
  var fontFamilies: [String] { configuration.families }

  /// True if the fonts have to be renewed before more are added.
  var isFull: Bool { generation.fontCount >= PangoShaper.fontLimit }

  /// Releases all fonts. Layouts created with them keep them alive. Free items outside layouts first.
  func renewFonts() { generation = FontGeneration(configuration) }

  /// Returns a layout of one line that must not be changed afterwards. The caller owns it.
  func makeLayout(_ text: LineText, _ survey: ScriptSurvey) -> OpaquePointer {
    let layout: OpaquePointer = pango_layout_new(text.isRightToLeft ? generation.rightToLeft : generation.leftToRight)
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    // A NUL would end the text.
    let string = text.string.utf8.contains(0) ? text.string.replacing("\0", with: "\u{1}") : text.string
    pango_layout_set_text(layout, string, Int32(clamping: string.utf8.count))
    let attributes = attributes(text, survey)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return layout
  }

  /// Returns the single item of a left-to-right line without shaping it, or nil if there are several. The caller owns it.
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

  /// Returns the attributes of the spans' glyphs. The caller owns them.
  private func attributes(_ text: LineText, _ survey: ScriptSurvey) -> OpaquePointer? {
    let attributes = pango_attr_list_new()
    for (index, span) in text.spans.enumerated() { add(span, index, to: attributes) }
    if survey.dependsOnNeighbours { addContextualForms(text, to: attributes) }
    if let language = survey.ideographicLanguage(preferred: preferredLanguage) {
      pango_attr_list_insert(attributes, pango_attr_language_new(pango_language_from_string(language)))
    }
    return attributes
  }

  /// Enables contextual forms for letters of scripts that need them.
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

  /// Returns the typeface features for a span.
  ///
  /// Text shows its characters unchanged: contextual alternates would turn "->" into an arrow, and the x in "3x4" into a multiplication
  /// sign.
  private static func features(_ span: LineText.Span, hasContextualForms: Bool = false) -> String {
    var features = [hasContextualForms ? "calt=1" : "calt=0"]
    if span.font.isMonospacedDigit { features.append("tnum=1") }
    if span.kerning != 0 { features += ["liga=0", "clig=0"] }
    return features.joined(separator: ",")
  }

  /// Adds the attributes of a span's glyphs.
  private func add(_ span: LineText.Span, _ index: Int, to attributes: OpaquePointer?) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = UInt32(clamping: span.range.lowerBound)
      attribute?.pointee.end_index = UInt32(clamping: span.range.upperBound)
      // This call joins equal neighbours, so that a change of colour does not affect the distance between letters.
      pango_attr_list_change(attributes, attribute)
    }
    insert(pango_attr_font_desc_new(generation.description(span.font)))
    // The colour splits glyphs at the boundaries of spans, but allows letters to join across them. It is never drawn.
    insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
    insert(pango_attr_font_features_new(PangoShaper.features(span)))
  }
}
