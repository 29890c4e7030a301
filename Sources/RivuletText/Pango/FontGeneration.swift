import CPango
import Foundation
import RivuletDrawing

/// A Pango font map, with the contexts and descriptions created for it.
///
/// Pango keeps data about each font as long as the map exists, so the map is replaced after it has loaded many fonts. Lines that use the
/// previous map keep it alive.
final class FontGeneration {
  private let map: UnsafeMutablePointer<PangoFontMap>
  /// The contexts for the two directions. A single context would discard the glyphs of all its layouts whenever its direction changed.
  let leftToRight: OpaquePointer, rightToLeft: OpaquePointer
  private var fonts = PangoFonts()

  /// Creates an empty map that finds fonts in a configuration.
  init(_ configuration: FontConfiguration) {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    // The map is an instance of a C subclass, whose type Swift can't express.
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

  /// The number of requested fonts, excluding fallback fonts for other scripts.
  var fontCount: Int { fonts.count }

  /// Returns the description of a font, which is valid for the lifetime of the generation.
  func description(_ font: ResolvedFont) -> OpaquePointer { fonts.description(font) }

  /// Creates a context for paragraphs of one direction.
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
    // Otherwise, the process's language would affect the choice of fonts.
    pango_context_set_language(context, pango_language_from_string("en"))
    return context
  }
}
