import CPango
import Foundation
import RivuletDrawing

/// Pango's map of fonts, and what lines are made with it. Pango keeps something of every font for as long as the map lives, so that a map is given
/// up when it has seen many: what still draws with it keeps it until then.
final class FontGeneration {
  private let map: UnsafeMutablePointer<PangoFontMap>
  /// Two contexts, because changing a context throws away the glyphs of every layout that was made with it.
  let leftToRight: OpaquePointer, rightToLeft: OpaquePointer
  private var fonts = PangoFonts()

  /// A map without fonts, which finds those of the configuration.
  init(_ configuration: FontConfiguration) {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    // A subclass instance whose class this is; C has no other way to say it.
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
    leftToRight = FontGeneration.makeContext(map, PANGO_DIRECTION_LTR)
    rightToLeft = FontGeneration.makeContext(map, PANGO_DIRECTION_RTL)
  }

  deinit {
    fonts.removeAll()
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(map)
  }

  /// How many fonts were asked for, apart from those that stand in for them in other scripts.
  var fontCount: Int { fonts.count }

  /// The description of a font, which stays valid as long as the generation.
  func description(_ font: ResolvedFont) -> OpaquePointer { fonts.description(font) }

  /// A context for paragraphs of one direction.
  private static func makeContext(_ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection) -> OpaquePointer {
    let context: OpaquePointer = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, direction)
    // Without this the language of the process would choose fonts.
    pango_context_set_language(context, pango_language_from_string("en"))
    return context
  }
}
