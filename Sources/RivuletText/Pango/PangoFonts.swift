import CPango
import Foundation
import RivuletDrawing

/// A cache of Pango's font descriptions.
struct PangoFonts {
  /// The descriptions of requested fonts. Descriptions never change.
  private var descriptions: [ResolvedFont: OpaquePointer] = [:]

  /// The number of descriptions.
  var count: Int { descriptions.count }

  /// Returns the description of the font in which a font's letters are shaped.
  mutating func description(_ font: ResolvedFont) -> OpaquePointer {
    let font = font.shaping
    if let known = descriptions[font] { return known }
    let made: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(made, PangoFonts.family(font))
    pango_font_description_set_absolute_size(made, Double(font.size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(made, PangoWeight(rawValue: numericCast(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(made, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_variant(made, font.isSmallCaps ? PANGO_VARIANT_SMALL_CAPS : PANGO_VARIANT_NORMAL)
    descriptions[font] = made
    return made
  }

  /// Frees all descriptions.
  mutating func removeAll() {
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions.removeAll(keepingCapacity: true)
  }

  /// Returns the font's family name as used in `FontRules`.
  private static func family(_ font: ResolvedFont) -> String {
    guard font.family == ResolvedFont.systemFamily else { return font.family }
    return switch font.design {
    case .default: FontRules.system.names[0]
    case .serif: FontRules.serif.names[0]
    case .rounded: FontRules.rounded.names[0]
    case .monospaced: FontRules.monospaced.names[0]
    }
  }
}
